import type { Check, Reading } from "../check.ts";
import { defineRule, problem } from "../problem.ts";
import { placeOf } from "../repository.ts";
import { nameAdvice } from "./wording.ts";

const unknownBase = defineRule<{ readonly id: string; readonly existing: ReadonlySet<string> }>({
  code: "E-BASE-UNKNOWN",
  severity: "error",
  about: {
    en: "The base of a run is a folder under runs/, or null.",
    zh: "运行的 base 是 runs/ 下的一个文件夹，或为 null。",
  },
  example: { id: "base-rnu", existing: new Set(["base-run", "tuned-run"]) },
  message: ({ id }) => ({ en: `There is no run "${id}" under runs/.`, zh: `runs/ 下没有运行“${id}”。` }),
  fix: ({ id, existing }) => {
    const advice = nameAdvice(id, existing, { en: `add runs/${id}/.`, zh: `添加 runs/${id}/。` });
    return {
      en: `${advice.en.slice(0, -1)}, or null if it has no base.`,
      zh: `${advice.zh.slice(0, -1)}；没有对照运行则写 null。`,
    };
  },
});

const circle = defineRule<{ readonly chain: readonly string[] }>({
  code: "E-BASE-CIRCLE",
  severity: "error",
  about: {
    en: "No run is compared with itself, whether directly or by way of its bases.",
    zh: "运行不得以自身为对照，经由其他对照运行绕回自身也不行。",
  },
  example: { chain: ["tuned-run", "base-run", "tuned-run"] },
  message: ({ chain }) =>
    chain.length === 2
      ? { en: `"${chain[0]}" is its own base.`, zh: `“${chain[0]}”以自身为对照运行。` }
      : {
          en: `The bases lead back to this run: ${chain.join(" → ")}.`,
          zh: `对照运行绕回了自身：${chain.join(" → ")}。`,
        },
  fix: () => ({
    en: "name the run that this one was made from, or null if there is none.",
    zh: "写该运行所由来的运行；没有则写 null。",
  }),
});

const baseNotShown = defineRule<{ readonly id: string; readonly status: "draft" | "withdrawn" }>({
  code: "W-BASE-STATUS",
  severity: "warning",
  about: {
    en: "The base of a published run is published; a draft or withdrawn one is no base, and the run stands uncompared.",
    zh: "已发布的运行，其对照运行也应已发布；草稿或已撤回的运行不作对照，此时不作比较。",
  },
  example: { id: "base-run", status: "draft" },
  message: ({ id, status }) => ({
    en: status === "draft" ? `The base "${id}" is a draft.` : `The base "${id}" is withdrawn.`,
    zh: status === "draft" ? `对照运行“${id}”是草稿。` : `对照运行“${id}”已撤回。`,
  }),
  fix: ({ status }) =>
    status === "draft"
      ? {
          en: "publish it as well; until then this run is shown without changes against it.",
          zh: "请一并发布；在此之前，该运行不显示相对于它的变化。",
        }
      : {
          en: "name another base, or leave it: this run is shown without changes against it.",
          zh: "可换一个对照运行；若保持不变，该运行不显示相对于它的变化。",
        },
});

/** Of each run that its bases lead back to, the way from it to itself. Every run is looked at once. */
function circlesIn(bases: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const circles = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  for (const start of bases.keys()) {
    const way: string[] = [];
    let at: string | undefined = start;
    for (; at !== undefined && !seen.has(at); at = bases.get(at)) {
      seen.add(at);
      way.push(at);
    }
    // The way has ended in a run of an earlier one, or in one of its own.
    const round = at === undefined || !way.includes(at) ? [] : way.slice(way.indexOf(at));
    for (const [index, id] of round.entries()) {
      circles.set(id, [...round.slice(index), ...round.slice(0, index), id]);
    }
  }
  return circles;
}

/** The base of each run that states one which exists. */
function basesOf({ runs }: Pick<Reading, "runs">): ReadonlyMap<string, string> {
  const existing = new Set(runs.map(({ id }) => id));
  return new Map(
    runs.flatMap(({ id, manifest }) => {
      const base = manifest?.fields.base;
      return base != null && existing.has(base) ? [[id, base] as const] : [];
    }),
  );
}

/** The base of a run is another run. */
export const runBases: Check = {
  name: "run-base",
  rules: [unknownBase, circle, baseNotShown],
  run({ runs }, report) {
    const existing = new Set(runs.map(({ id }) => id));
    const statuses = new Map(runs.map(({ id, manifest }) => [id, manifest?.fields.status]));
    const circles = circlesIn(basesOf({ runs }));
    for (const { id, manifest } of runs) {
      const base = manifest?.fields.base;
      if (manifest === null || base == null) continue;
      const place = placeOf(manifest, "base");
      if (!existing.has(base)) {
        report(problem(unknownBase, place, { id: base, existing }));
        continue;
      }
      const chain = circles.get(id);
      if (chain !== undefined) report(problem(circle, place, { chain }));
      const status = statuses.get(base);
      const isShown = manifest.fields.status === "published";
      if (chain === undefined && isShown && (status === "draft" || status === "withdrawn")) {
        report(problem(baseNotShown, place, { id: base, status }));
      }
    }
  },
};
