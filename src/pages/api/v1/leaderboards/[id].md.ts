import type { APIRoute } from "astro";
import { type TableProps, tablePaths, tableResponse } from "../../../../exports.ts";

export const getStaticPaths = tablePaths;

export const GET: APIRoute<TableProps> = ({ props }) => tableResponse("md", props);
