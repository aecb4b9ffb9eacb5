import type { APIRoute } from "astro";
import { siteAddress } from "../context.ts";
import { buildScope } from "../preview.ts";
import { siteRoutes } from "../routes.ts";

/** The preview of a change asks not to be listed on each of its pages; they have to be read for that, but need no list. */
export const GET: APIRoute = async () => {
  const { since } = await buildScope();
  const sitemap = since === null ? `Sitemap: ${siteAddress(siteRoutes.sitemap())}\n` : "";
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
