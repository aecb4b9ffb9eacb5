/** The standard normal distribution through the complementary error function (Abramowitz and Stegun, 7.1.6 and 7.1.14). */

/** P(|Z| >= |z|) of a standard normal Z; relative error below 1e-12. @throws RangeError if z is NaN */
export function normalTwoSided(z: number): number {
  if (Number.isNaN(z)) throw new RangeError("z must be a number");
  const x = Math.abs(z) / Math.SQRT2;
  // The series loses digits where little is left of 1, the continued fraction converges slowly near 0.
  return x < 2 ? 1 - errorFunction(x) : errorComplement(x);
}

/** erf(x) = 2/sqrt(pi) exp(-x^2) sum over n of 2^n x^(2n+1) / (1 · 3 · … · (2n+1)). */
function errorFunction(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; term > 1e-18 * sum; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** erfc(x) = exp(-x^2) / sqrt(pi) / (x + (1/2)/(x + (2/2)/(x + (3/2)/(x + …)))), from the inside out. */
function errorComplement(x: number): number {
  let fraction = x;
  for (let k = 120; k >= 1; k--) fraction = x + k / 2 / fraction;
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
}
