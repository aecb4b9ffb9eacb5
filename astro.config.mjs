import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { linkBase, siteUrl } from "./src/settings.ts";

export default defineConfig({
  site: siteUrl(),
  base: linkBase(),
  trailingSlash: "always",
  build: { format: "directory" },
  integrations: [react()],
  // The search is bundled on its own by the way of workers; as a module it runs in the page.
  vite: { plugins: [tailwindcss()], worker: { format: "es" } },
  devToolbar: { enabled: false },
});
