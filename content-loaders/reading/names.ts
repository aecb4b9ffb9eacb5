/** What the names of folders and files must be. */
import { type KnownDocument, placeOfPath } from "../check.ts";
import { type Problem, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { folderName, idNotFolder, packFolder, reservedName, ymlFile } from "./rules.ts";

const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The faults of a folder's (or definition's) name as an id. */
export function checkName(path: string, name: string, underscores = false): readonly Problem[] {
  if (!isId(name, underscores)) return [problem(folderName, placeOfPath(path), { name, underscores })];
  return deviceName.test(name) ? [problem(reservedName, placeOfPath(path), { name })] : [];
}

/** The faults of a pack's folder name: `<name>`, or `<owner>.<name>`. */
export function checkPackFolder(path: string, name: string): readonly Problem[] {
  const parts = name.split(".");
  if (parts.length > 2 || !parts.every((part) => isId(part, true))) {
    return [problem(packFolder, placeOfPath(path), { name })];
  }
  // Windows looks at what stands in front of the first dot.
  return deviceName.test(parts[0] ?? "") ? [problem(reservedName, placeOfPath(path), { name })] : [];
}

function isId(name: string, underscores: boolean): boolean {
  return (underscores ? /^[A-Za-z0-9_-]+$/ : /^[A-Za-z0-9-]+$/).test(name);
}

/** The id that a file states against the name of its folder; a name that is no id has its problem already. */
export function checkId<Key extends string>(
  document: KnownDocument<Record<Key, string>> | null,
  key: Key,
  name: string,
  underscores = false,
): readonly Problem[] {
  const id = document?.fields[key];
  if (document === null || id === undefined || id === name) return [];
  if (!isId(name, underscores) || deviceName.test(name)) return [];
  return [problem(idNotFolder, placeOf(document, key), { id, name, key })];
}

/** The name that a YAML file with another ending should have (`.yml`, `.YAML`), or null. */
export function meantName(name: string): string | null {
  return /\.ya?ml$/i.test(name) && !name.endsWith(".yaml") ? name.replace(/\.ya?ml$/i, ".yaml") : null;
}

/** Files that end in `.yml` or `.YAML` where `.yaml` is meant: those that `isMeant` says would be read under their right name. */
export function checkYml(
  folder: string,
  files: readonly string[],
  isMeant: (name: string) => boolean,
): readonly Problem[] {
  return files
    .flatMap((name) => {
      const wanted = meantName(name);
      return wanted !== null && isMeant(wanted) ? [{ name, wanted }] : [];
    })
    .map((names) => problem(ymlFile, placeOfPath(`${folder}/${names.name}`), names));
}
