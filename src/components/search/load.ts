/** The records in the browser: file after file, so that what came first can be searched while the rest is on its way. */

import { type Searchable, searchable } from "../../views/search/find.ts";
import { type Folded, fold } from "../../views/search/fold.ts";
import { type SearchPart, unpackPart } from "../../views/search/part-file.ts";
import type { SearchKind } from "../../views/search/record.ts";

export type LoadState = "loading" | "ready" | "failed";

/** How many files are asked for while the one before them is read. */
const filesAtOnce = 4;

/** All records that are there by now; one for a page, whoever searches. */
export class Records {
  readonly #addressOf: (part: number) => string;
  readonly #kindNames: Readonly<Record<SearchKind, string>>;
  readonly #folded = new Map<string, Folded>();
  readonly #listeners = new Set<() => void>();
  #items: readonly Searchable[] = [];
  #state: LoadState | "idle" = "idle";
  #loaded = 0;

  constructor(addressOf: (part: number) => string, kindNames: Readonly<Record<SearchKind, string>>) {
    this.#addressOf = addressOf;
    this.#kindNames = kindNames;
  }

  get items(): readonly Searchable[] {
    return this.#items;
  }

  get state(): LoadState {
    return this.#state === "idle" ? "loading" : this.#state;
  }

  /** Tells whenever more is there, or loading failed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Begins to load, or goes on after a failure; does nothing while it is under way or done. */
  async load(): Promise<void> {
    if (this.#state === "loading" || this.#state === "ready") return;
    this.#state = "loading";
    try {
      // The first file says how many there are; of the others a few are under way at a time, taken in their order.
      const first = await read(this.#addressOf(this.#loaded + 1));
      this.#add(first);
      const asked: Promise<SearchPart>[] = [];
      for (let part = this.#loaded + 1; this.#loaded < first.parts; ) {
        for (; asked.length < filesAtOnce && part <= first.parts; part += 1)
          asked.push(readAhead(this.#addressOf(part)));
        const [next] = await Promise.all(asked.splice(0, 1));
        if (next !== undefined) this.#add(next);
      }
    } catch {
      this.#state = "failed";
      this.#tell();
    }
  }

  #add(file: SearchPart): void {
    const foldOnce = (text: string) => this.#foldOnce(text);
    this.#items = [...this.#items, ...unpackPart(file).map((record) => searchable(record, this.#kindNames, foldOnce))];
    this.#loaded += 1;
    this.#state = this.#loaded < file.parts ? "loading" : "ready";
    this.#tell();
  }

  #foldOnce(text: string): Folded {
    const known = this.#folded.get(text) ?? fold(text);
    this.#folded.set(text, known);
    return known;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A file asked for in advance: its failure waits until its turn comes, which it never may. */
function readAhead(address: string): Promise<SearchPart> {
  const file = read(address);
  file.catch(() => undefined);
  return file;
}

async function read(address: string): Promise<SearchPart> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json() as Promise<SearchPart>;
}
