/** The sizes and checksums of the files that a description in the Croissant format names. */
import { createHash } from "node:crypto";

interface Description {
  readonly distribution: readonly { readonly contentUrl: string }[];
}

/** The description with the size and the checksum of each file. `read` gives the bytes that an address leads to. */
export function withChecksums<Record extends Description>(record: Record, read: (address: string) => Uint8Array) {
  return {
    ...record,
    distribution: record.distribution.map((file) => {
      const bytes = read(file.contentUrl);
      return {
        ...file,
        contentSize: `${bytes.byteLength} B`,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      };
    }),
  };
}
