/**
 * The one rounding rule: a number is rounded once, from full precision, half away from zero on its shortest decimal
 * form, when it becomes text. 72.345 to two digits is "72.35" although its binary value lies below the half.
 */

/** A finite number with exactly `digits` decimals, `.` as separator, `-` as sign, never `-0`. */
export function roundToText(value: number, digits: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  const { whole, fraction } = decimalParts(Math.abs(value));
  const kept = fraction.slice(0, digits).padEnd(digits, "0");
  const up = (fraction.charCodeAt(digits) || 48) >= 53 ? 1n : 0n;
  const scaled = (BigInt(whole + kept) + up).toString().padStart(digits + 1, "0");
  const cut = scaled.length - digits;
  const text = digits === 0 ? scaled : `${scaled.slice(0, cut)}.${scaled.slice(cut)}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** The digits before and after the decimal point of the shortest decimal form, exponents written out. */
function decimalParts(value: number): { readonly whole: string; readonly fraction: string } {
  const [mantissa = "0", exponentText = "0"] = value.toString().split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const exponent = Number(exponentText);
  const digits = whole + fraction;
  const point = whole.length + exponent;
  if (point <= 0) return { whole: "0", fraction: "0".repeat(-point) + digits };
  return { whole: digits.slice(0, point).padEnd(point, "0"), fraction: digits.slice(point) };
}
