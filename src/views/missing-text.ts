/** What is missing in a cell, in words: the groups that lack the same thing told together. */
import { dictionary, type Locale } from "../i18n/index.ts";
import type { Reason, ReasonCode } from "../leaderboard/measure/missing.ts";

/**
 * One sentence for each reason: `tg013–tg024: no experiment`; the reason alone where it concerns all groups or none.
 *
 * @param order ids of the groups in display order
 */
export function missingTexts(missing: readonly Reason[], order: readonly string[], locale: Locale): readonly string[] {
  const { leaderboard: words, reasons } = dictionary(locale);
  const byCode = Map.groupBy(missing, ({ code }): ReasonCode => code);
  return [...byCode].flatMap(([code, parts]) => {
    const groups = [...new Set(parts.flatMap(({ group }) => group ?? []))];
    if (groups.length > 0) {
      const all = groups.length === order.length && order.length > 1;
      return [
        all
          ? reasons.missing[code]
          : words.missingGroups(groupRuns(groups, order, words.listSeparator), reasons.missing[code]),
      ];
    }
    const operands = [...new Set(parts.flatMap(({ operand }) => operand ?? []))];
    return operands.length === 0
      ? [reasons.missing[code]]
      : [words.missingGroups(operands.join(words.listSeparator), reasons.missing[code])];
  });
}

/** The reason that most of it is missing for, in a word or two. */
export function mainReason(missing: readonly Reason[], locale: Locale): string {
  const counts = Map.groupBy(missing, ({ code }): ReasonCode => code);
  const [first] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return dictionary(locale).reasons.missing[first?.[0] ?? "not-defined"];
}

/** Groups in display order with runs of neighbours drawn together: `tg001, tg013–tg024`; the separator is that of the language. */
export function groupRuns(groups: readonly string[], order: readonly string[], separator: string): string {
  const places = groups.map((group) => order.indexOf(group)).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && place === last[1] + 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs
    .flatMap(([from, to]) => {
      const ends = [order[from] ?? "", order[to] ?? ""] as const;
      if (to - from >= 2) return [`${ends[0]}–${ends[1]}`];
      return from === to ? [ends[0]] : ends;
    })
    .join(separator);
}
