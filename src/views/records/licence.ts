/** The licence of the data, as far as a repository states it. Nothing is concluded from silence. */

export interface Licence {
  /** Name of the file at the top of the repository. */
  readonly file: string;
  /** Identifier of the SPDX licence list; null where the file is none that is recognised. */
  readonly spdx: string | null;
}

/** `LICENSE`, `LICENCE.md`, `COPYING.txt`, in any case. */
export const licenceFile = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/** Titles that stand at the head of a licence's text, which nobody writes for another one. */
const titles: readonly { readonly spdx: string; readonly pattern: RegExp }[] = [
  { spdx: "Apache-2.0", pattern: /^\W*apache license\W+version 2\.0\b/i },
  { spdx: "MIT", pattern: /^\W*(the )?mit license\b/i },
  { spdx: "CC0-1.0", pattern: /^\W*(creative commons )?(legal code\W+)?cc0 1\.0 universal\b/i },
  { spdx: "CC-BY-4.0", pattern: /^\W*(creative commons )?attribution 4\.0 international\b/i },
  { spdx: "CC-BY-SA-4.0", pattern: /^\W*(creative commons )?attribution-sharealike 4\.0 international\b/i },
];

/** What a licence file says of itself: by an SPDX line, or by the title of a well-known text. */
export function statedLicence(file: string, text: string): Licence {
  const [, stated] = /SPDX-License-Identifier:\s*([\w.+() -]+)/.exec(text) ?? [];
  const titled = titles.find(({ pattern }) => pattern.test(text.slice(0, 300)))?.spdx;
  return { file, spdx: stated?.trim() || titled || null };
}

/** The licence in one word or two: its identifier, or else where it stands. */
export function licenceName({ file, spdx }: Licence): string {
  return spdx ?? file;
}

/** The address of the licence's text on the SPDX list; null where no single licence of it is named. */
export function licenceAddress({ spdx }: Licence): string | null {
  return spdx !== null && /^[\w.+-]+$/.test(spdx) ? `https://spdx.org/licenses/${spdx}.html` : null;
}
