/** The ids of interactive parts of a page. */
import { createHash } from "node:crypto";

/** An island's own tag; attribute values hold no quotation mark. */
const island = /<astro-island uid="[^"]*"((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*>/g;

/**
 * A page whose islands are numbered by what they are made from. Astro takes the place of their code on the disk, so that two
 * builds in different folders would differ.
 */
export function stableIslands(html: string): string {
  return html.replace(island, (_tag, attributes: string) => {
    const uid = createHash("sha256").update(attributes).digest("hex").slice(0, 8);
    return `<astro-island uid="${uid}"${attributes}>`;
  });
}
