import type { APIRoute } from "astro";
import { type Badge, badgeRecord } from "../../../../views/badge.ts";
import { runBadgePaths } from "./_paths.ts";

export const getStaticPaths = runBadgePaths;

export const GET: APIRoute<{ badge: Badge }> = ({ props: { badge } }) => Response.json(badgeRecord(badge));
