import type { APIRoute, GetStaticPaths } from "astro";
import { siteAddress } from "../../../../context.ts";
import { apiRoutes } from "../../../../routes.ts";
import { jsonSchema, type SchemaName, schemaNames } from "../../../../views/json/schema/schemas.ts";

export const getStaticPaths = (() =>
  schemaNames.map((name) => ({ params: { name }, props: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: SchemaName }> = ({ props: { name } }) =>
  Response.json(jsonSchema(name, siteAddress(apiRoutes.schema(name))));
