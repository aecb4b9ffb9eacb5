import type { APIRoute } from "astro";
import { badgeSvg } from "../../../../views/badge.ts";
import { badgeOf, type EntryBadgeProps, entryBadgePaths } from "./_paths.ts";

export const getStaticPaths = entryBadgePaths;

export const GET: APIRoute<EntryBadgeProps> = async ({ props }) =>
  new Response(badgeSvg(await badgeOf(props)), { headers: { "content-type": "image/svg+xml" } });
