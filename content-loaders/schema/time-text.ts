/** How times are really written, and which moment was meant. */

/** Nothing was measured before: earlier times are the zero of some program's clock. */
const earliestYear = 2000;

/** Whether day and time exist: Date would turn 30 February into 2 March. `toTheSecond` is `2026-10-29T12:00:00`. */
export function isRealTime(toTheSecond: string): boolean {
  const time = new Date(`${toTheSecond}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(toTheSecond);
}

/** Whether a time that exists is one that a program writes for want of another, such as `0001-01-01T00:00:00Z`. */
export function isClockZero(toTheSecond: string): boolean {
  return Number(toTheSecond.slice(0, 4)) < earliestYear;
}

/**
 * The moment in UTC that a text states beyond doubt, to the second: with another offset or none but `UTC`, with a space for
 * the T, in full-width signs, or in seconds or milliseconds since 1970. Null otherwise, and where there is no such time.
 */
export function meantTime(written: string): string | null {
  const text = written
    .normalize("NFKC")
    .trim()
    .replace(/ ?(?:UTC|GMT)$/i, "Z");
  if (/^\d{10}$|^\d{13}$/.test(text)) return toTheSecond(Number(text) * (text.length === 10 ? 1000 : 1));
  const [, day, time, offset] =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(?:[.,]\d+)? ?([+-]\d\d(?::?\d\d)?|[Zz])$/.exec(text) ?? [];
  if (day === undefined || time === undefined || offset === undefined) return null;
  if (!isRealTime(`${day}T${time}`)) return null;
  const sign = offset.startsWith("-") ? -1 : 1;
  const digits = offset.replaceAll(/\D/g, "").padEnd(4, "0");
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  // Clocks run from 12 hours behind UTC to 14 ahead of it.
  if (hours * 60 + minutes > 14 * 60 || minutes > 59) return null;
  return toTheSecond(Date.parse(`${day}T${time}Z`) - sign * (hours * 60 + minutes) * 60_000);
}

function toTheSecond(milliseconds: number): string | null {
  const utc = new Date(milliseconds).toISOString();
  return /^\d{4}-/.test(utc) && !isClockZero(utc) ? `${utc.slice(0, 19)}Z` : null;
}
