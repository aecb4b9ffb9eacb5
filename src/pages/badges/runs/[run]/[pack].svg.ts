import type { APIRoute } from "astro";
import { type Badge, badgeSvg } from "../../../../views/badge.ts";
import { runBadgePaths } from "./_paths.ts";

export const getStaticPaths = runBadgePaths;

export const GET: APIRoute<{ badge: Badge }> = ({ props: { badge } }) =>
  new Response(badgeSvg(badge), { headers: { "content-type": "image/svg+xml" } });
