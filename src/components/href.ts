/** Internal links: the one place where a path of `routes` meets the site's base path. */
import { withBase } from "../routes.ts";

/** A path of `routes` or `apiRoutes`, with or without query and fragment, ready for an `href`. */
export function href(path: string): string {
  return withBase(path, import.meta.env.BASE_URL);
}
