import type { APIRoute } from "astro";
import { badgeRecord } from "../../../../views/badge.ts";
import { badgeOf, type EntryBadgeProps, entryBadgePaths } from "./_paths.ts";

export const getStaticPaths = entryBadgePaths;

export const GET: APIRoute<EntryBadgeProps> = async ({ props }) => Response.json(badgeRecord(await badgeOf(props)));
