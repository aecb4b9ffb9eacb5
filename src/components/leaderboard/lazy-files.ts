/** Files that are read when something in them is first asked for. */
import { href } from "../href.ts";

export interface LazyFiles<File> {
  /** Undefined while it is not there: it is asked for, and `arrived` is called when it is there or has failed. */
  read(id: string): File | undefined;
  /** Ids of those that could not be read. */
  failed(): readonly string[];
  /** Asks again for what has failed. */
  retry(): void;
}

/** `path` is the path of a file of `routes` by its id. */
export function lazyFiles<File>(path: (id: string) => string, arrived: () => void): LazyFiles<File> {
  const files = new Map<string, { readonly file: File } | "loading" | "failed">();
  let told = 0;
  /** What arrives together is told once. */
  const tell = (): void => {
    clearTimeout(told);
    told = window.setTimeout(arrived);
  };
  return {
    read: (id) => {
      const known = files.get(id);
      if (known !== undefined) return typeof known === "string" ? undefined : known.file;
      files.set(id, "loading");
      load<File>(href(path(id)))
        .then((file) => files.set(id, { file }))
        .catch(() => files.set(id, "failed"))
        .finally(tell);
      return undefined;
    },
    failed: () => [...files].flatMap(([id, file]) => (file === "failed" ? [id] : [])),
    retry: () => {
      for (const [id, file] of files) if (file === "failed") files.delete(id);
      arrived();
    },
  };
}

async function load<File>(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json() as Promise<File>;
}
