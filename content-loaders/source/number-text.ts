/** How numbers are really written, and what was probably meant. Pure text; what is wrong is told elsewhere. */

/** A value as the parser read it, and as it stands in the file. */
interface Written {
  readonly value: unknown;
  readonly written: string;
}

/** Why a scalar is no figure: no number at all, not in plain decimal notation, or changed by being read. */
export type NumberFault = "none" | "notation" | "size";

const decimalNumber = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * What is wrong with a scalar as a figure, or null. A number is taken only as it would be read by any program: `0123` is
 * 123 in YAML 1.2 and 83 in YAML 1.1, `0x1F` and `0o17` are meant for machines, and integers past 2^53 lose digits.
 */
export function numberFault({ value, written }: Written): NumberFault | null {
  if (typeof value !== "number") return "none";
  const plain = written.replaceAll("_", "");
  if (!Number.isFinite(value)) return decimalNumber.test(plain) ? "size" : "none";
  if (/^[-+]?0(?:[xob]|\d)/i.test(plain)) return "notation";
  if (/^[-+]?\d+$/.test(plain) && !Number.isSafeInteger(value)) return "size";
  const hasDigits = /[1-9]/.test(plain.replace(/e.*$/i, ""));
  return value === 0 && hasDigits ? "size" : null;
}

/** The plain number that a text was most likely meant to be, where nothing has to be guessed; null otherwise. */
export function meantNumber({ value, written }: Written): string | null {
  const plain = written
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replaceAll("−", "-")
    .replace(/[\s\u200b\u2060\ufeff]+/g, " ")
    .trim()
    .replace(/[,;]$/, "")
    .replace(/^\$ ?| ?(?:%|\$|USD)$/gi, "");
  if (typeof value === "number" && /^[-+]?0[xob]/i.test(plain)) return String(value);
  const sum = withoutSeparators(plain) ?? plain;
  if (!decimalNumber.test(sum) || !Number.isFinite(Number(sum))) return null;
  return sum.replace(/^([-+]?)0+(?=\d)/, "$1").replace(/^\+/, "");
}

/** Without thousands separators, and with a decimal point; null where a comma can be either. */
function withoutSeparators(text: string): string | null {
  if (/^[-+]?\d+(?:_\d+)+(?:\.\d+)?$/.test(text)) return text.replaceAll("_", "");
  const [, separator = ""] = /^[-+]?\d{1,3}([ '’,])\d{3}/.exec(text) ?? [];
  const groups = text.split(separator);
  const isGrouped = separator !== "" && groups.slice(1).every((group) => /^\d{3}(?:\.\d+)?$/.test(group));
  if (isGrouped) {
    const isAmbiguous = separator === "," && groups.length === 2 && !text.includes(".");
    return isAmbiguous ? null : groups.join("");
  }
  if (/^[-+]?\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return text.replaceAll(".", "").replace(",", ".");
  return /^[-+]?\d+,(?:\d{1,2}|\d{4,})$/.test(text) ? text.replace(",", ".") : null;
}

/** Whether a text only says that there is no value: `n/a`, `none`, `-`, `NaN`. */
export function saysNothing(written: string): boolean {
  return /^(?:n\/?a|\.?nan|none|null|nil|unknown|undefined|missing|tbd|[-–—]+|\?+|无|未知|不详|暂无)$/i.test(
    written.trim(),
  );
}
