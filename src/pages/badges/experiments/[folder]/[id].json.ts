import type { APIRoute } from "astro";
import { badgeRecord } from "../../../../views/badge.ts";
import { badgeOf, type ExperimentBadgeProps, experimentBadgePaths } from "./_paths.ts";

export const getStaticPaths = experimentBadgePaths;

export const GET: APIRoute<ExperimentBadgeProps> = async ({ props }) =>
  Response.json(badgeRecord(await badgeOf(props)));
