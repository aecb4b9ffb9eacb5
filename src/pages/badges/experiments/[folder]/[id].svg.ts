import type { APIRoute } from "astro";
import { badgeSvg } from "../../../../views/badge.ts";
import { badgeOf, type ExperimentBadgeProps, experimentBadgePaths } from "./_paths.ts";

export const getStaticPaths = experimentBadgePaths;

export const GET: APIRoute<ExperimentBadgeProps> = async ({ props }) =>
  new Response(badgeSvg(await badgeOf(props)), { headers: { "content-type": "image/svg+xml" } });
