/** A file of the machine-readable output: it names its own schema first. */
import { siteAddress } from "../../../context.ts";
import { apiRoutes } from "../../../routes.ts";
import type { SchemaName } from "../../../views/json/schema/schemas.ts";

export function apiFile(schema: SchemaName, body: object): Response {
  return Response.json({ $schema: siteAddress(apiRoutes.schema(schema)), ...body });
}
