/** The one rule by which a number becomes text. */

/**
 * Rounds half away from zero on the shortest decimal form of the number, so that 72.345 gives 72.35 although its double
 * lies below. No exponent, no grouping, no negative zero.
 *
 * @param digits number of decimals, a whole number from 0
 * @throws RangeError if the value is not finite or the digits are not such a number
 */
export function roundToText(value: number, digits: number): string {
  if (!Number.isFinite(value) || !Number.isInteger(digits) || digits < 0) {
    throw new RangeError(`cannot round ${value} to ${digits} digits`);
  }
  const { significand, exponent } = shortestDecimal(Math.abs(value));
  // value = significand x 10^-decimals, in whole numbers.
  const decimals = significand.length - 1 - exponent;
  const units = roundUnits(significand, decimals - digits);
  const padded = units.padStart(digits + 1, "0");
  const whole = padded.slice(0, padded.length - digits);
  const text = digits === 0 ? whole : `${whole}.${padded.slice(-digits)}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** The shortest digits that read back as the same double: d.ddd x 10^exponent. */
function shortestDecimal(value: number): { readonly significand: string; readonly exponent: number } {
  const [mantissa = "0", exponent = "0"] = value.toExponential().split("e");
  return { significand: mantissa.replace(".", ""), exponent: Number(exponent) };
}

/** A whole number divided by 10^places, rounded half up; negative places multiply. */
function roundUnits(significand: string, places: number): string {
  if (places <= 0) return stripZeros(significand + "0".repeat(-places));
  const kept = significand.slice(0, Math.max(0, significand.length - places));
  const first = places > significand.length ? "0" : significand.charAt(significand.length - places);
  return stripZeros(first >= "5" ? increment(kept) : kept);
}

function increment(units: string): string {
  return (BigInt(units === "" ? "0" : units) + 1n).toString();
}

function stripZeros(units: string): string {
  return units.replace(/^0+(?=\d)/, "") || "0";
}
