/** The few statistics that a summary needs, and how derived figures are rounded. */

/** Digits kept in a derived figure: far beyond any published one, short of the noise of binary sums. */
const SIGNIFICANT_DIGITS = 12;
const SCORE_DECIMALS = 10;

/** The sum, at full precision. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The arithmetic mean of at least one value. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The standard deviation with n - 1 in the denominator, as RFC-0002 asks for; needs two values. */
export function sampleStandardDeviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1));
}

/** A derived cost, duration or token count without the noise of binary arithmetic. */
export function derived(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}

/**
 * A derived score or its standard deviation. Rounded by decimals, not by digits: a spread of a millionth is a
 * difference of two numbers near 50, and only its decimals are certain.
 */
export function derivedScore(value: number): number {
  return Number(value.toFixed(SCORE_DECIMALS));
}
