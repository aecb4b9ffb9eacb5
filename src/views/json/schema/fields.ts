/** What the repository's own files hold, as the JSON files pass it on: the meaning of each field is that of the format. */
import type { publicationFields } from "../../../../content-loaders/schema/publication.ts";
import type { Fields } from "../../../../content-loaders/schema/type.ts";
import {
  address,
  define,
  listOf,
  type OptionalProperty,
  object,
  optional,
  orNull,
  type Schema,
  text,
  word,
} from "./schema.ts";

/** What the value of a field is, by the field's name; the description comes from the format, so it is written once. */
export type FieldValues<F extends Fields> = { readonly [Key in keyof F]: (description: string) => Schema };

/** The properties that a format's fields become: optional keys may be absent, nullable ones may be null. */
export function fieldProperties<F extends Fields>(
  fields: F,
  values: FieldValues<F>,
): Readonly<Record<keyof F & string, Schema | OptionalProperty>> {
  const property = (name: keyof F & string): Schema | OptionalProperty => {
    const field = fields[name];
    const schema = values[name](field?.about.en ?? "");
    switch (field?.presence) {
      case "nullable":
        return orNull(schema);
      case "optional":
        return optional(schema);
      default:
        return schema;
    }
  };
  const names = Object.keys(fields) as (keyof F & string)[];
  return Object.fromEntries(names.map((name) => [name, property(name)])) as Record<
    keyof F & string,
    Schema | OptionalProperty
  >;
}

/** Drafts are in no file. */
export const statuses = ["published", "withdrawn"] as const;

export const author = define(
  "author",
  object("Who stands behind it. E-mail addresses are published nowhere.", {
    name: text("Name of the person or team."),
    homepage: optional(address("Home page.")),
  }),
);

/** A caveat as it is written in the repository. */
const writtenCaveat = define(
  "caveat",
  object("What a reader of the numbers must know.", {
    text: text("In English."),
    text_zh: optional(text("In Chinese.")),
  }),
);

/** Those of `publicationFields`. */
export const publicationValues = {
  status: (about) => word(about, statuses),
  withdrawn_reason: text,
  withdrawn_reason_zh: text,
  synthetic: (description) => ({ type: "boolean", description }),
  caveats: (about) => listOf(about, writtenCaveat("A remark.")),
  references: (about) => listOf(about, address("A reference.")),
} satisfies FieldValues<typeof publicationFields>;
