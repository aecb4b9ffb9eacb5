/** Student's t distribution through the regularised incomplete beta function (Abramowitz and Stegun, 26.5 and 26.7). */

/** P(|T| >= |t|) with `dof` degrees of freedom, which need not be whole. Full double precision up to about 1e-14. */
export function studentTwoSided(t: number, dof: number): number {
  if (Number.isNaN(t) || !(dof > 0)) throw new RangeError("t must be a number and dof positive");
  if (!Number.isFinite(t)) return 0;
  const square = t * t;
  // The smaller of the two arguments that add up to 1 is the one that keeps its digits.
  if (square < dof) return 1 - regularisedIncompleteBeta(square / (dof + square), 0.5, dof / 2);
  return regularisedIncompleteBeta(dof / (dof + square), dof / 2, 0.5);
}

/** The t with P(T <= t) = probability; probability between 0 and 1, both excluded. */
export function studentQuantile(probability: number, dof: number): number {
  if (!(probability > 0 && probability < 1)) throw new RangeError("a probability lies between 0 and 1");
  if (probability === 0.5) return 0;
  if (probability < 0.5) return -studentQuantile(1 - probability, dof);
  const twoSided = 2 * (1 - probability);
  let high = 1;
  while (studentTwoSided(high, dof) > twoSided) high *= 2;
  let low = high === 1 ? 0 : high / 2;
  // Halving needs no derivative, and ends when no double is left in between.
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (studentTwoSided(middle, dof) > twoSided) low = middle;
    else high = middle;
  }
  return high;
}

/** I_x(a, b). */
function regularisedIncompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The continued fraction converges fast on this side of the mean only.
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The continued fraction of the incomplete beta function, by the modified Lentz method. */
function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  const away = (value: number): number => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 100_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return result;
}

/** Coefficients of the Lanczos approximation with g = 7 and 9 terms. */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

/** ln of the gamma function, for x > 0. */
function logGamma(x: number): number {
  // Large x cancel in the differences of beta; Stirling's series keeps their digits.
  if (x > 100) {
    const inverse = 1 / (x * x);
    const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x;
    return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
  }
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const base = shifted + 7.5;
  const sum = LANCZOS.reduce((total, coefficient, i) => total + coefficient / (shifted + i + 1), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}
