/** Phases in words, for running text: their folders' names stay where they are read as ids. */
import { dictionary, type Locale } from "../i18n/index.ts";

/** `train-2`, `test`; in Chinese the phase and its round in words. */
export function phaseLabel(folder: string, locale: Locale): string {
  const [, kind, round] = /^(train|val)-(\d+)$/.exec(folder) ?? [];
  const words = dictionary(locale).chart.phaseNames;
  if (folder === "test") return words.test;
  return kind === "train" || kind === "val" ? words[kind](Number(round)) : folder;
}
