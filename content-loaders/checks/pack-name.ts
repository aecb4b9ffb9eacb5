import type { Check } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";

interface Names {
  readonly name: string;
  readonly folder: string;
  /** The part of the folder's name behind the owner. */
  readonly leaf: string;
}

const packName = defineRule<Names>({
  code: "E-PACK-NAME",
  severity: "error",
  about: {
    en: "The name in benchmark.yaml is the name of the pack's folder, without the owner and the dot in front of it.",
    zh: "benchmark.yaml 中的 name 与评测包的文件夹名一致，但不含所有者及其后的点。",
  },
  example: { name: "rig-eval", folder: "acme.rig", leaf: "rig" },
  message: ({ name, folder, leaf }) =>
    name === folder && leaf !== folder
      ? {
          en: `The name is "${name}" with the owner in it; the folder alone says whose pack it is.`,
          zh: `name 为“${name}”，包含了所有者；所有者只由文件夹名表示。`,
        }
      : {
          en: `The name is "${name}", but the pack stands in "${folder}".`,
          zh: `name 为“${name}”，但评测包所在的文件夹是“${folder}”。`,
        },
  fix: ({ leaf }) => ({
    en: `set name to "${leaf}", or rename the folder.`,
    zh: `把 name 改为“${leaf}”，或改文件夹名。`,
  }),
});

/** A pack's name is that of its folder; a folder whose name has no right form has its problem already. */
export const packNames: Check = {
  name: "pack-name",
  rules: [packName],
  run({ packs }, report) {
    for (const { id, declaration } of packs) {
      const parts = id.split(".");
      const leaf = parts.at(-1) ?? "";
      const name = declaration?.fields.name;
      if (declaration === null || name === undefined || name === leaf || parts.length > 2) continue;
      report(problem(packName, placeOf(declaration, "name"), { name, folder: id, leaf }));
    }
  },
};
