/** Fractions of an inch, as the trade writes bores: `13/16`, `1 1/8`. */

const inchSign = /\s*(?:"|″|”|''|in\.?|pulg\.?)$/iu;
const mixed = /^(?:(\d{1,3})(?:\s*-\s*|\s+))?(\d{1,3})\s*\/\s*(\d{1,3})$/u;
const decimal = /^\d{0,3}(?:\.\d+)?$/u;
/** The finest part of an inch that rulers have. */
const finest = 64;

const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);

function fractionText(upper: number, lower: number): string {
  const whole = Math.floor(upper / lower);
  const rest = upper % lower;
  if (rest === 0) return String(whole);
  const common = divisor(rest, lower);
  return `${whole === 0 ? "" : `${whole} `}${rest / common}/${lower / common}`;
}

/**
 * The one spelling of a fraction of an inch: `1 1/8` for `1-1/8″`, `1⅛` and `1.125`. Decimals that are not a fraction of an inch stay.
 * @returns undefined for a text that is not a number of inches
 */
export function inchFraction(text: string): string | undefined {
  const plain = text
    .replace(/\p{No}/gu, (sign) => ` ${sign.normalize("NFKD")}`)
    .replaceAll("\u2044", "/")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .trim()
    .replace(inchSign, "");
  if (plain === "") return undefined;
  if (decimal.test(plain)) {
    const parts = Number(plain) * finest;
    return Number.isInteger(parts) && parts > 0 ? fractionText(parts, finest) : plain;
  }
  const [, whole = "0", upper, lower] = mixed.exec(plain) ?? [];
  if (upper === undefined || Number(lower) === 0) return undefined;
  return fractionText(Number(whole) * Number(lower) + Number(upper), Number(lower));
}

/** Whether a fraction is one that tools and parts have: `3/4`, not `4/3`. */
function isUsual(whole: number, upper: number, lower: number): boolean {
  return whole <= 3 && upper < lower && upper % 2 === 1 && lower <= finest && finest % lower === 0;
}

/** The fractions that a spreadsheet may have turned into a date, the usual ones first: 3/4 and 4/3 for 2026-03-04, 1 3/8 for 2008-01-03. */
export function fractionsOfDate(date: string): {
  readonly readings: readonly string[];
  /** How many of them are usual. */
  readonly usual: number;
} {
  const [year = 0, month = 0, day = 0] = date.split(" ", 1)[0]?.split("-").map(Number) ?? [];
  const lower = year % 100;
  const readings = [
    [0, month, day],
    [0, day, month],
    [month, day, lower],
    [day, month, lower],
  ] as const;
  const usual = new Set<string>();
  const otherReadings = new Set<string>();
  for (const [at, [whole, upper, under]] of readings.entries()) {
    const text = `${whole === 0 ? "" : `${whole} `}${upper}/${under}`;
    if (isUsual(whole, upper, under)) usual.add(text);
    else if (at < 2) otherReadings.add(text);
  }
  return { readings: [...usual, ...otherReadings], usual: usual.size };
}
