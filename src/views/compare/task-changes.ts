/** Task by task: where an entry gained on the reference, where it lost, by how much. Runs in the reader's browser. */
import { lightAxis, pixel } from "./scale.ts";
import type { CompareTask } from "./tasks.ts";

export interface TaskChange {
  readonly task: CompareTask;
  readonly value: number;
  readonly from: number;
  readonly gap: number;
}

export interface TaskChanges {
  /** The largest gain first. */
  readonly gained: readonly TaskChange[];
  /** The largest loss first. */
  readonly lost: readonly TaskChange[];
  readonly equal: number;
  /** Tasks that only one of the two answered. */
  readonly unshared: number;
}

/** Compares attempt means, both in the order of the tasks. */
export function taskChanges(
  tasks: readonly CompareTask[],
  means: readonly (number | null)[],
  reference: readonly (number | null)[],
): TaskChanges {
  const changes: TaskChange[] = [];
  let unshared = 0;
  tasks.forEach((task, index) => {
    const [value, from] = [means[index] ?? null, reference[index] ?? null];
    if (value === null || from === null) {
      if (value !== from) unshared += 1;
      return;
    }
    // What rounding leaves of a difference of equal means is none.
    const gap = Math.abs(value - from) > 1e-10 * (Math.abs(value) + Math.abs(from)) ? value - from : 0;
    changes.push({ task, value, from, gap });
  });
  const bySize = (a: TaskChange, b: TaskChange) => Math.abs(b.gap) - Math.abs(a.gap);
  return {
    gained: changes.filter(({ gap }) => gap > 0).sort(bySize),
    lost: changes.filter(({ gap }) => gap < 0).sort(bySize),
    equal: changes.filter(({ gap }) => gap === 0).length,
    unshared,
  };
}

/** The tasks as bars, from the largest loss to the largest gain. */
export interface ChangeBars {
  readonly width: number;
  readonly height: number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
  readonly zero: number;
  /** Path data of all bars of one kind. */
  readonly lost: string;
  readonly equal: string;
  readonly gained: string;
}

/** Null where no task was answered by both. */
export function changeBars({ gained, lost, equal }: TaskChanges, width: number, height: number): ChangeBars | null {
  const count = gained.length + lost.length + equal;
  if (count === 0) return null;
  const [left, right] = [36, width - 4];
  const axis = lightAxis(Math.min(0, lost[0]?.gap ?? 0), Math.max(0, gained[0]?.gap ?? 0), height - 8, 8);
  const zero = axis.at(0);
  const step = (right - left) / count;
  const bar = Math.max(0.5, step * 0.9);
  const rects = (changes: readonly TaskChange[], start: number) =>
    changes
      .map(({ gap }, index) => {
        const x = pixel(left + (start + index) * step);
        return `M${x} ${zero}V${axis.at(gap)}h${pixel(bar)}V${zero}Z`;
      })
      .join("");
  const from = pixel(left + lost.length * step);
  return {
    width,
    height,
    ticks: axis.ticks.map(({ value, at }) => ({ value, y: at })),
    left,
    right,
    zero,
    lost: rects(lost, 0),
    equal: equal === 0 ? "" : `M${from} ${zero}H${pixel(left + (lost.length + equal) * step)}`,
    gained: rects([...gained].reverse(), lost.length + equal),
  };
}
