import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";

/** A sub-path as Astro wants it: with a slash at both ends. */
const base = `/${(process.env.BASE_PATH ?? "").replace(/^\/+|\/+$/g, "")}/`.replace("//", "/");

export default defineConfig({
  site: process.env.SITE_URL || "https://club.penguin.ooo",
  base,
  trailingSlash: "always",
  build: { format: "directory" },
  integrations: [react()],
  // The search is bundled on its own by the way of workers; as a module it runs in the page.
  vite: { plugins: [tailwindcss()], worker: { format: "es" } },
  devToolbar: { enabled: false },
});
