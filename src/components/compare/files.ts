/** Loads the files of the comparison, each once; a failure is kept until it is tried again. */
import { useCallback, useEffect, useState } from "react";

export type Loaded<File> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly file: File };

const loading = { kind: "loading" } as const;

/** The files at the given addresses, in their order, and a way to ask again for those that failed. */
export function useFiles<File>(urls: readonly string[]): readonly [readonly Loaded<File>[], () => void] {
  const [files, setFiles] = useState<ReadonlyMap<string, Loaded<File>>>(new Map());
  const wanted = urls.join(" ");
  useEffect(() => {
    for (const url of wanted.split(" ")) {
      if (url === "" || files.has(url)) continue;
      const set = (loaded: Loaded<File>) => setFiles((before) => new Map(before).set(url, loaded));
      set(loading);
      readFile<File>(url).then(
        (file) => set({ kind: "ready", file }),
        () => set({ kind: "failed" }),
      );
    }
  }, [wanted, files]);
  const retry = useCallback(() => {
    setFiles((before) => new Map([...before].filter(([, { kind }]) => kind !== "failed")));
  }, []);
  return [urls.map((url) => files.get(url) ?? loading), retry];
}

async function readFile<File>(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json() as Promise<File>;
}
