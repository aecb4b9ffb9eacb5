/** Values and partial derivatives that are more than one line of the table of functions. */

/** The partial derivatives of base ^ exponent. */
export function powerSensitivities(base: number, exponent: number): readonly [number, number] {
  const byBase = exponent === 0 ? 0 : exponent * base ** (exponent - 1);
  const byExponent = base === 0 && exponent > 0 ? 0 : base ** exponent * Math.log(base);
  return [byBase, byExponent];
}

/** The sum of a list. */
export function total(x: readonly number[]): number {
  return x.reduce((sum, value) => sum + value, 0);
}

/** The Euclidean length of a list. */
export function rootSumOfSquares(x: readonly number[]): number {
  return Math.sqrt(total(x.map((value) => value * value)));
}

/** Equal shares for the chosen positions, nothing for the others. */
export function chosen(x: readonly number[], positions: readonly number[]): readonly number[] {
  return x.map((_, i) => (positions.includes(i) ? 1 / positions.length : 0));
}

/** The position of the middle value, or of the two middle values. */
export function middle(x: readonly number[]): readonly number[] {
  const order = x.map((_, i) => i).sort((i, j) => (x[i] ?? 0) - (x[j] ?? 0) || i - j);
  const half = (order.length - 1) / 2;
  return [...new Set([Math.floor(half), Math.ceil(half)])].flatMap((i) => order[i] ?? []);
}

/** sqrt(sum (n - 1) s^2 / sum (n - 1)). */
export function pooledStandardDeviation(s: readonly number[], n: readonly number[]): number {
  const freedom = n.map((count) => count - 1);
  return Math.sqrt(total(s.map((std, i) => std * std * (freedom[i] ?? 0))) / total(freedom));
}

/** Its partial derivatives with respect to each s and each n. */
export function pooledSensitivities(s: readonly number[], n: readonly number[]): readonly (readonly number[])[] {
  const pooled = pooledStandardDeviation(s, n);
  const freedom = total(n.map((count) => count - 1));
  if (pooled === 0) return [s.map(() => 0), n.map(() => 0)];
  return [
    s.map((std, i) => (std * ((n[i] ?? 0) - 1)) / (freedom * pooled)),
    s.map((std) => (std * std - pooled * pooled) / (2 * freedom * pooled)),
  ];
}
