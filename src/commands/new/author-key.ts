/** The author of a draft: whoever fills it in. */
import { authorFields } from "../../../content-loaders/schema/publication.ts";
import type { DraftKey } from "./draft-text.ts";
import type { NewWords } from "./words.ts";

/** The key `author`, the last of a TOML file: what stands behind a table belongs to it. */
export function authorKey(words: NewWords): DraftKey {
  const keys: readonly DraftKey[] = [{ key: "name", value: words.toFillIn }, { key: "email" }, { key: "homepage" }];
  return { key: "author", below: { fields: authorFields, keys } };
}
