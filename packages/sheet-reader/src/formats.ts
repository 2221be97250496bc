import { currencyOf } from "@caliper/catalogue-model";
import { attribute, walkXml } from "./xml.ts";

/** A number format that changes what a number means, not only how it looks. */
export type NumberShape =
  | {
      readonly kind: "date";
      /** Shows the year alone. */
      readonly isYear?: true;
    }
  /** Shows something else than the digits of the number: a percentage, a fraction, thousands, letters or zeros beside grouped digits. */
  | {
      readonly kind: "altered";
      readonly format: string;
      /** Shows a multiple of the number: a percentage, thousands. */
      readonly isScaled?: true;
      /** Of a fraction: the number as it is displayed; undefined if that is rounded. */
      readonly display?: (value: number) => string | undefined;
    }
  /** Shows a power of ten, as spreadsheets do with a code such as 12E3. */
  | { readonly kind: "scientific"; readonly places: number }
  /** Money with a sign that US dollars share with other currencies, `$` or that of the computer's region. */
  | { readonly kind: "sign" }
  /** Money in another currency than US dollars. */
  | { readonly kind: "money"; readonly currency: string }
  | {
      readonly kind: "digits";
      readonly format: string;
      /** The number as the spreadsheet displays it, rounded to `places`; undefined for one that the format does not cover. */
      readonly display: (value: number) => string | undefined;
      readonly places: number;
      /** Shows leading zeros or letters, as codes have them: `00000`, `"BR-"0000`. */
      readonly isOfCodes: boolean;
      /** As of `sign`. */
      readonly hasSign: boolean;
    };

/** Ids of the built-in date and time formats. */
const builtInDates = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Formats that Excel does not write into the file, by id. Those of money have the sign of the computer's region. */
const builtIn: ReadonlyMap<number, string> = new Map([
  [1, "0"],
  [2, "0.00"],
  [9, "0%"],
  [10, "0.00%"],
  [11, "0.00E+00"],
  [12, "# ?/?"],
  [13, "# ??/??"],
  [48, "##0.0E+0"],
  ...[5, 6, 7, 8, 42, 44].map((id): [number, string] => [id, "$#,##0.00"]),
]);

type DigitShape = Extract<NumberShape, { kind: "digits" }>;

interface Token {
  readonly text: string;
  /** A digit placeholder: 0 shows a missing digit as zero, ? as a space, # not at all. */
  readonly isDigit: boolean;
}

const tokenPattern =
  /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)(?:-[^\]]*)?\]|\[(?!h+\]|m+\]|s+\])[^\]<>=]*\]|([0#?])|([-+$():!^&'~{}\p{Zs}])|(\.)/giu;

/** The parts of a format of digits; undefined for percentages, grouped digits, fractions, exponents and words. */
function tokensOf(format: string): { whole: Token[]; decimals: Token[] } | undefined {
  const whole: Token[] = [];
  const decimals: Token[] = [];
  let tokens = whole;
  let end = 0;
  for (const match of format.matchAll(tokenPattern)) {
    if (match.index !== end) return undefined;
    end += match[0].length;
    const [, quoted, escaped, symbol, digit, plain, point] = match;
    if (point !== undefined) {
      if (tokens === decimals) return undefined;
      tokens = decimals;
    } else if (digit !== undefined) tokens.push({ text: digit, isDigit: true });
    else tokens.push({ text: quoted ?? escaped ?? symbol ?? plain ?? "", isDigit: false });
  }
  if (end !== format.length || !whole.some(({ isDigit }) => isDigit)) return undefined;
  // Behind a 0 every digit is shown.
  const zero = whole.findIndex(({ text, isDigit }) => isDigit && text === "0");
  const wholeTokens = whole.map((token, at) =>
    token.isDigit && zero !== -1 && at > zero ? { text: "0", isDigit: true } : token,
  );
  return { whole: wholeTokens, decimals };
}

const paddingByPlaceholder: Readonly<Record<string, string>> = { "0": "0", "?": " ", "#": "" };

/** Fills placeholders with digits from the right; the remaining digits precede the first one. */
function filledFromRight(tokens: readonly Token[], digits: string): string {
  const first = tokens.findIndex(({ isDigit }) => isDigit);
  let rest = digits;
  const parts = tokens.map(({ text }) => text);
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    if (tokens[at]?.isDigit !== true) continue;
    const digit = rest === "" ? (paddingByPlaceholder[parts[at] ?? ""] ?? "") : rest.slice(-1);
    rest = rest.slice(0, -1);
    parts[at] = at === first ? rest + digit : digit;
    if (at === first) rest = "";
  }
  return parts.join("");
}

/** The decimals of a number: `#` and `?` show no zeros at the end. */
function shownDecimals(tokens: readonly Token[], fraction: string): string {
  const digits = tokens.filter(({ isDigit }) => isDigit);
  const last = digits.findLastIndex(({ text }, at) => text === "0" || fraction[at] !== "0");
  let at = 0;
  const texts = tokens.map(({ text, isDigit }) => {
    if (!isDigit) return text;
    const digit = at <= last ? (fraction[at] ?? "") : "";
    at += 1;
    return digit;
  });
  return (last < 0 ? "" : ".") + texts.join("");
}

const hasCodeLetters = ({ text, isDigit }: Token) =>
  !isDigit && /^[a-z\d-]*[a-z][a-z\d-]*$/iu.test(text);

/** Decimals that the general format shows. */
const generalPlaces = 9;

/** Texts before and after the general format: `"BR-"General`; undefined without any. */
function generalShape(format: string, hasSign: boolean): DigitShape | undefined {
  const [before, after, ...more] = format.split(/General/iu);
  // Any digit makes the texts a format of digits.
  const [prefix, suffix] = [before, after].map((text = "") => tokensOf(`${text}0`)?.whole);
  if (after === undefined || more.length > 0 || !prefix || !suffix) return undefined;
  const [head, tail] = [prefix, suffix].map((tokens) =>
    tokens
      .slice(0, -1)
      .map(({ text }) => text)
      .join(""),
  );
  if (`${head}${tail}`.trim() === "") return undefined;
  return {
    kind: "digits",
    format,
    hasSign,
    places: generalPlaces,
    isOfCodes: prefix.some(hasCodeLetters),
    display: (value) =>
      value < 0 || value >= 1e11
        ? undefined
        : `${head}${Number(value.toFixed(generalPlaces))}${tail}`,
  };
}

function digitShape(format: string, hasSign: boolean): DigitShape | undefined {
  const tokens = tokensOf(format);
  if (!tokens) return undefined;
  const { whole, decimals } = tokens;
  const places = decimals.filter(({ isDigit }) => isDigit).length;
  const hasLeadingZeros = whole.filter(({ text, isDigit }) => isDigit && text === "0").length > 1;
  const literals = whole.slice(
    0,
    whole.findLastIndex(({ isDigit }) => isDigit),
  );
  return {
    kind: "digits",
    format,
    hasSign,
    places,
    isOfCodes: places === 0 && (literals.some(hasCodeLetters) || hasLeadingZeros),
    display(value) {
      if (value < 0 || value >= 1e15) return undefined;
      const [integer = "", fraction = ""] = value.toFixed(places).split(".");
      const head = filledFromRight(whole, integer === "0" ? "" : integer);
      return head + shownDecimals(decimals, fraction);
    },
  };
}

/** The same format with a part of its own for 0, which often shows nothing: `0;-0;;@`. */
function withZero(shape: DigitShape, format: string): NumberShape {
  const { whole = [], decimals = [] } = tokensOf(`${format}0`) ?? {};
  const texts = [...whole, ...decimals];
  // Other placeholders show the digit.
  if (texts.length === 0 || texts.filter(({ isDigit }) => isDigit).length > 1) return shape;
  const zeroTexts = texts.slice(0, -1).map(({ text }) => text);
  return {
    ...shape,
    display: (value) => (value === 0 ? zeroTexts.join("") : shape.display(value)),
  };
}

/** `[$€-407]`, `"MXN"` and `£` in a format. */
const currencyPattern = /\[\$([^\]-]*)(?:-([^\]]*))?\]|"([^"]*)"|(\p{Sc})/gu;

/** The meaning of `$` in the regions of number formats; in any other it is ambiguous. */
const regionsOfDollars = new Map(
  Object.entries({
    USD: ["409", "300A", "440A", "500A", "540A", "en-US", "es-US", "es-EC", "es-SV", "es-PR"],
    MXN: ["80A", "es-MX"],
    COP: ["240A", "es-CO"],
    ARS: ["2C0A", "es-AR"],
    CLP: ["340A", "es-CL"],
    UYU: ["380A", "es-UY"],
    DOP: ["1C0A", "es-DO"],
    CAD: ["1009", "C0C", "en-CA", "fr-CA"],
    AUD: ["C09", "en-AU"],
  }).flatMap(([currency, regions]) =>
    regions.map((region): [string, string] => [region.toUpperCase(), currency]),
  ),
);

/** The currencies that a format shows; `$` if it is ambiguous. */
const currenciesIn = (format: string): readonly string[] =>
  [...format.matchAll(currencyPattern)].flatMap(([, symbol, region = "", quoted, sign]) => {
    const word = (symbol ?? quoted ?? sign ?? "").trim();
    const dollarCurrency = word === "$" ? regionsOfDollars.get(region.toUpperCase()) : undefined;
    return word === "" ? [] : [dollarCurrency ?? word];
  });

/** `#,##0.00`, `@` and `General`, which show the digits of a number without zeros before them. */
const grouped = /^[-+()\s]*(?:[#?,]*0?(?:\.[0#?]*)?|@|General)[-+()\s]*$/iu;
const scientific = /^[-+()\s]*[#?0,]*(?:\.([0#?]*))?E[-+]?[0#?]+[-+()\s]*$/iu;
/** `# ?/?`, `# ?/8`. */
const fraction = /[#?0]\s*\/\s*(?:([1-9]\d*)|([#?0]+))/u;
const maxDenominator = 999;

/** The number as a fraction of a format; undefined if it has to be rounded. */
function fractionShown(value: number, fixed: number, limit: number): string | undefined {
  const whole = Math.floor(value);
  for (let lower = fixed || 1; value >= 0 && lower <= (fixed || limit); lower += 1) {
    const upper = (value - whole) * lower;
    if (Math.abs(upper - Math.round(upper)) > 1e-9) continue;
    if (Math.round(upper) === 0) return String(whole);
    return `${whole === 0 ? "" : `${whole} `}${Math.round(upper)}/${lower}`;
  }
  return undefined;
}

/** The shape of a format that shows something else than digits; undefined for other formats. */
function alteredShape(format: string): NumberShape | undefined {
  const bare = format.replace(/"[^"]*"|\\./gu, "");
  const [isFraction, fixed, digits = ""] = fraction.exec(bare) ?? [];
  if (isFraction !== undefined) {
    const limit = Math.min(10 ** digits.length - 1, maxDenominator);
    const lower = Math.min(Number(fixed ?? 0), maxDenominator);
    return {
      kind: "altered",
      format,
      display: (value) => fractionShown(value, lower, limit),
    };
  }
  if (!/%|[#0?],+(?![#0?,])/u.test(bare)) return undefined;
  return { kind: "altered", format, isScaled: true };
}

/** The shape that a format gives a number; undefined for a format that only affects its look. */
export function shapeOf(format: string): NumberShape | undefined {
  const currencies = currenciesIn(format);
  const currency = currencies.find((word) => currencyOf(word) === "other");
  if (currency !== undefined) return { kind: "money", currency };
  const isStated = currencies.some((word) => currencyOf(word) === "dollars");
  const hasSign = !isStated && currencies.includes("$");
  const sections = format.matchAll(/(?:^|;)((?:"[^"]*"|\\.|[^;"])*)/gu);
  const [positive = format, , zero] = Array.from(sections, ([, section]) => section);
  const digits = digitShape(positive, hasSign) ?? generalShape(positive, hasSign);
  if (digits) return zero === undefined ? digits : withZero(digits, zero);
  if (hasSign) return { kind: "sign" };
  const altered = alteredShape(positive);
  if (altered) return altered;
  // Quoted, escaped and bracketed text is not part of a date, except elapsed time such as `[h]`.
  const bare = format
    .replace(/"[^"]*"|\\.|_.|\*./gu, "")
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/giu, "")
    .replace(/General/giu, "");
  if (/[ymdhs]/iu.test(bare)) {
    return { kind: "date", ...(/^y+(?:;.*)?$/iu.test(bare.trim()) && { isYear: true }) };
  }
  const ornaments = /_.|\*.|\[[^\]<>=]*\]|"[^"\p{L}\d]*"|\\[^\p{L}\d]/gu;
  const plain = positive.replace(ornaments, "");
  const [isPower, decimals = ""] = scientific.exec(plain) ?? [];
  if (isPower !== undefined) return { kind: "scientific", places: decimals.length };
  return format === "" || grouped.test(plain) ? undefined : { kind: "altered", format: positive };
}

/** The shapes of a workbook's cell formats, by the style number in a cell. */
export function shapesOf(xml: string): readonly (NumberShape | undefined)[] {
  const formats = new Map<number, string>();
  const shapes: (NumberShape | undefined)[] = [];
  let isCells = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === "cellXfs") isCells = true;
      if (name === "numFmt") {
        const id = Number(attribute(attributes, "numFmtId"));
        formats.set(id, attribute(attributes, "formatCode") ?? "");
      }
      if (name !== "xf" || !isCells) return;
      const id = Number(attribute(attributes, "numFmtId") ?? 0);
      const format = formats.get(id) ?? builtIn.get(id);
      if (format !== undefined) shapes.push(shapeOf(format));
      else shapes.push(builtInDates(id) ? { kind: "date" } : undefined);
    },
    close(name) {
      if (name === "cellXfs") isCells = false;
    },
  });
  return shapes;
}

const dayInMs = 86_400_000;
/** Serial number of the last day of the year 9999, the last date a spreadsheet supports. */
const lastDay = 2_958_465;

/**
 * An ISO date, with the time when it has one; the time alone before the first day; undefined for a number outside the range of dates.
 * @param serial days since the end of 1899, or since the start of 1904
 */
export function isoDate(serial: number, is1904: boolean): string | undefined {
  const days = is1904 ? serial + 1462 : serial;
  if (days < 0 || days > lastDay + 1) return undefined;
  // Spreadsheets treat 1900 as a leap year, so serials before 29 February 1900 are off by one.
  const real = days < 60 ? days + 1 : days;
  const time = Math.round((real * dayInMs) / 1000) * 1000;
  const text = new Date(Date.UTC(1899, 11, 30) + time).toISOString();
  if (days < 1) return text.slice(11, 19);
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
}
