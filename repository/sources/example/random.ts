/** Reproducible noise for the synthetic example: the same seed text gives the same numbers on every machine. */

/** A stream of numbers in [0, 1). */
export type Uniform = () => number;

/** A stream seeded by a text: FNV-1a into Mulberry32, whole-number arithmetic only. */
export function seeded(seed: string): Uniform {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A bell-shaped draw with mean 0 and the given standard deviation, never beyond 3.5 of them. A sum of four uniform
 * draws instead of logarithms and cosines, whose last digit may differ between machines.
 */
export function bell(uniform: Uniform, standardDeviation: number): number {
  const draws = uniform() + uniform() + uniform() + uniform();
  return (draws - 2) * Math.sqrt(3) * standardDeviation;
}

/** A draw between the two bounds. */
export function between(uniform: Uniform, low: number, high: number): number {
  return low + (high - low) * uniform();
}
