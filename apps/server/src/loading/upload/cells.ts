import {
  type CatalogueColumn,
  codesIn,
  foldText,
  fractionsOfDate,
  gtinCheckDigit,
  halfWidth,
  hasGtinLength,
  inchFraction,
  isGtin,
  isModelYear,
  listParts,
  normalizeCode,
  timeText,
  withLatinLetters,
} from "@caliper/catalogue-model";
import type { StoredValue } from "../change.ts";
import type { CellProblem } from "../problem.ts";
import { list, type Message, message } from "../../messages/message.ts";

/** A cell as read from a spreadsheet. */
export type Cell = string | number | boolean | null;

export type CellReading =
  | {
      readonly value: StoredValue;
      /** Invisible characters were removed. */
      readonly cleaned?: true;
    }
  | Pick<CellProblem, "kind" | "expected" | "values">;

const maxTextLength = 2000;
const maxCodeLength = 60;
/** Searched and compared texts are indexed, which limits their length. */
const maxKeyLength = 200;
const plainDecimal = /^[+-]?\d+(?:\.\d+)?$/u;
const wholeNumber = /^[+-]?\d+$/u;
const controls = /\p{Cc}/u;

const wrong = (
  kind: CellProblem["kind"],
  expected: Message,
  values?: CellProblem["values"],
): CellReading => ({ kind, expected, ...(values && { values }) });

/**
 * Reads one cell by its column's declaration without guessing: a comma in a number, a date in a year
 * or a code that a spreadsheet converted to `1.2E+11` is a problem. An empty cell is `null`; required
 * columns are checked per row.
 */
export function readCell(column: CatalogueColumn, cell: Cell | undefined): CellReading {
  const visible = typeof cell === "string" ? cell.replace(invisible, "") : cell;
  const typed = readType(column, visible);
  const reading = "value" in typed ? readChoice(column, typed.value) : typed;
  return "value" in reading && visible !== cell ? { ...reading, cleaned: true } : reading;
}

/** Soft hyphens, zero-width characters, marks of direction. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** Replaces allowed values by their declared spelling, ignoring case. */
function readChoice({ choices, several }: CatalogueColumn, value: StoredValue): CellReading {
  if (!choices || value === null) return { value };
  const parts = several ? listParts(String(value)) : [String(value)];
  const keys = new Set(parts.map(foldText));
  const chosen = choices.filter((one) => keys.has(foldText(one)));
  if (chosen.length > 0 && chosen.length === keys.size)
    return { value: typeof value === "number" ? value : chosen.join(", ") };
  const expected = message("cell.choice", { known: list(choices) });
  return wrong("choice", expected, { known: choices.join(", ") });
}

function readType(column: CatalogueColumn, cell: Cell | undefined): CellReading {
  const text = typeof cell === "string" ? cell.trim() : cell;
  if (text === null || text === undefined || text === "") return { value: null };
  return readers[column.type](text, column);
}

const readers: Readonly<
  Record<CatalogueColumn["type"], (cell: Filled, column: CatalogueColumn) => CellReading>
> = {
  text: readText,
  code: readCode,
  barcode: readBarcode,
  integer: readInteger,
  decimal: readDecimal,
  year: readYear,
  date: readDate,
  time: readTime,
  price: readPrice,
  boolean: readBoolean,
};

type Filled = string | number | boolean;

/** The shortest text of a number without an exponent; undefined for a number that may be rounded. */
function digitsOf(cell: number): string | undefined {
  if (!Number.isFinite(cell) || Math.abs(cell) > Number.MAX_SAFE_INTEGER) return undefined;
  const text = String(cell);
  return text.includes("e") ? undefined : text;
}

/** A lone surrogate is excluded: databases would store a different character. */
const isPrintable = (text: string) => text.isWellFormed() && !controls.test(text);

function readText(cell: Filled, { key, searchable, inches }: CatalogueColumn): CellReading {
  const raw = typeof cell === "number" ? digitsOf(cell) : String(cell);
  if (raw === undefined) return wrong("text", message("cell.longNumber"));
  if (inches && isoDate.test(raw)) {
    const [one = "", other = ""] = fractionsOfDate(raw).readings;
    const values = { one, other };
    return wrong("fraction", message("cell.fraction", values), values);
  }
  if (isoDate.test(raw) || time.test(raw) || exponent.test(raw) || (inches && textDate.test(raw)))
    return wrong("converted", message("cell.converted"));
  const text = inches ? (inchFraction(raw) ?? raw) : raw;
  if (!isPrintable(text.replace(/[\n\r\t]/gu, ""))) return wrong("text", message("cell.text"));
  const maxLength = key || searchable ? maxKeyLength : maxTextLength;
  // Normalization can expand one character to many.
  if (text.length > maxLength || ((key || searchable) && foldText(text).length > maxLength))
    return wrong("text", message("cell.maxLength", { most: maxLength }));
  return { value: text };
}

/** Values into which spreadsheets convert codes such as 2024-10 and 12E5. */
const isoDate = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/u;
const time = /^\d\d:\d\d:\d\d$/u;
/** The same as text, as CSV files have it: `12/10/2024`, `10-12-2024`, `oct-12`, `12-Oct`; an upper-case `OCT-12` may be a code. */
const month =
  "(?:[Ee]ne|[Jj]an|[Ff]eb|[Mm]ar|[Aa]br|[Aa]pr|[Mm]ay|[Jj]u[nl]|[Aa]go|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ic|[Dd]ec)\\.?";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const textDate = new RegExp(
  `^(?:${day}([/.-])${day}\\1(?:19|20)\\d\\d|(?:${day}[-/ ])?${month}[-/ ](?:\\d\\d){1,2}|${day}-${month})$`,
  "u",
);
const exponent = /^\d+(?:[.,]\d+)?E[+-]\d+$/iu;
/** Placeholders that users enter without a code, or beside one. */
const remark =
  "n\\/a|s\\/n|n\\/d|s\\/c|no aplica|sin c[oó]digo|pendientes?|pending|por definir|tbd|v(?:er|éase) notas?|see notes?";
const placeholder = new RegExp(
  `^(?:${remark}|na|sn|nd|n\\.[ad]\\.|ningun[oa]|none|null|x{3,5}|[-–—_.?]+)$`,
  "iu",
);
const besideCode = new RegExp(`(?<![^\\s,;|/+(])(?:${remark})(?![^\\s,;|/+).])`, "giu");
/** An error of a spreadsheet, written as text. */
const errorText = /^#(?:n\/[ad]|(?:ref|num|valor|value|null|nulo|div\/0)!|¡.+!|name\?|¿.+\?)$/iu;
const latin = /\p{Script=Latin}/u;
const foreign = /(?!\p{Script=Latin})\p{L}/gu;
/** Footnote marks and fractions, which the search key would read as digits of the code. */
const numberMark = /\p{No}/u;

/** A code without placeholders beside it: `D1754 / N/A`, `D1754 (pendiente)`; the text itself if it is a code. */
function withoutRemarks(text: string): string {
  if (!/[\s,;|/]/u.test(text)) return text;
  const listed = listParts(text);
  const parts = listed.filter((part) => !placeholder.test(part) && !errorText.test(part));
  const left = parts.length < listed.length && parts.length > 0 ? parts.join(", ") : text;
  if (left.search(besideCode) < 0) return left;
  const code = left.replace(besideCode, "").replace(/^[\s,;|/+()]+|[\s,;|/+(). ]+$/gu, "");
  return code === "" ? text : code;
}

/** Full-width forms, spaces and dashes of any kind as plain ones, without the apostrophe that marks a text in Excel. */
const plainForms = (text: string) =>
  halfWidth(text)
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/\p{Zs}/gu, " ")
    .trim()
    .replace(/^'/u, "");

/** The letter of another alphabet that was probably meant as a Latin one. */
function strayLetter(text: string): string | undefined {
  const letters = text.match(foreign) ?? [];
  const isStray = latin.test(text) || letters.every((each) => withLatinLetters(each) !== each);
  return isStray ? letters[0] : undefined;
}

function readCode(cell: Filled, { key, required }: CatalogueColumn): CellReading {
  const raw = typeof cell === "number" ? digitsOf(cell) : cell;
  if (raw === undefined) return wrong("code", message("cell.codeNumber"));
  if (typeof raw === "boolean") return wrong("codeTruth", message("cell.codeTruth"));
  const text = plainForms(raw);
  if (isoDate.test(text) || textDate.test(text)) return wrong("codeDate", message("cell.codeDate"));
  if (exponent.test(text)) return wrong("codeRounded", message("cell.codeRounded"));
  if (placeholder.test(text) || errorText.test(text))
    return wrong("placeholder", message("cell.placeholder"));
  const code = withoutRemarks(text);
  if (code !== text) return wrong("remark", message("cell.remark", { code }), { code });
  const letter = strayLetter(text);
  if (letter !== undefined) return wrong("alphabet", message("cell.alphabet", { letter }));
  // As it was written: what separates codes may be a sign that codes have too, made plain.
  const count = key || required ? codesIn(raw.replace(/^'/u, "")).length : 1;
  if (count > 1) return wrong("severalCodes", message("cell.severalCodes", { count }));
  // Without Latin letters or digits the search key would be empty.
  if (!isPrintable(text) || numberMark.test(text) || normalizeCode(text) === "")
    return wrong("code", message("cell.code"));
  if (text.length > maxCodeLength)
    return wrong("code", message("cell.codeLength", { most: maxCodeLength }));
  return { value: text };
}

/** Lengths of a GTIN without its first zero, which a CSV file or a number format drops. */
const withoutZero = /^(?:\d{7}|\d{11})$/u;

/** A GTIN with the right check digit. A lost leading zero is restored where the check digit proves it. */
function readBarcode(cell: Filled): CellReading {
  const text = typeof cell === "number" ? digitsOf(cell) : cell;
  if (typeof text === "string") {
    if (isGtin(text)) return { value: text };
    if (withoutZero.test(text) && isGtin(`0${text}`)) return { value: `0${text}` };
    if (hasGtinLength(text)) {
      const digit = gtinCheckDigit(text.slice(0, -1));
      return wrong("checkDigit", message("cell.checkDigit", { digit }));
    }
    if (exponent.test(text)) return wrong("codeRounded", message("cell.codeRounded"));
  }
  return wrong("barcode", message("cell.barcode"));
}

const commaIn = (text: string) => /\d,\d/u.test(text) && !/[^\d.,+-]/u.test(text);

function readNumber(cell: Filled, expected: Message): CellReading {
  if (typeof cell === "number") {
    return Number.isFinite(cell) ? { value: cell } : wrong("decimal", expected);
  }
  if (typeof cell === "string") {
    if (plainDecimal.test(cell)) return { value: Number(cell) };
    if (commaIn(cell)) return wrong("comma", expected);
  }
  return wrong("decimal", expected);
}

/** Units that allow values below zero. */
const mayBeNegative = new Set(["°C", "IRHD"]);

function readDecimal(cell: Filled, { unit, measure }: CatalogueColumn): CellReading {
  const expected = message("cell.decimal");
  const read = readNumber(cell, expected);
  if (!("value" in read) || typeof read.value !== "number") return read;
  if (read.value < 0 && !(unit && mayBeNegative.has(unit))) {
    return wrong("negative", message("cell.negative"));
  }
  if (read.value === 0 && measure) return wrong("zero", message("cell.zeroMeasure"));
  if (Math.abs(read.value) >= 1e9) return wrong("decimal", message("cell.decimalLimit"));
  return read;
}

function readInteger(cell: Filled, { measure }: CatalogueColumn): CellReading {
  const expected = message("cell.integer", { example: measure ? 5 : 12 });
  const number =
    typeof cell === "string" ? (wholeNumber.test(cell) ? Number(cell) : undefined) : cell;
  if (typeof number !== "number" || !Number.isInteger(number)) {
    return wrong(typeof cell === "string" && commaIn(cell) ? "comma" : "integer", expected);
  }
  if (number < 0) return wrong("negative", message("cell.integerNegative"));
  if (number === 0 && measure) return wrong("zero", message("cell.zeroCount"));
  return number > 2_000_000_000
    ? wrong("integer", message("cell.integerLimit"))
    : { value: number };
}

function readYear(cell: Filled): CellReading {
  const expected = message("cell.year");
  const year = typeof cell === "string" ? (/^\d{4}$/u.test(cell) ? Number(cell) : undefined) : cell;
  return typeof year === "number" && isModelYear(year) ? { value: year } : wrong("year", expected);
}

/** A day as dates of spreadsheets arrive; other orders of day and month would have to be guessed. */
function readDate(cell: Filled): CellReading {
  const day = typeof cell === "string" && isoDate.test(cell) ? cell.slice(0, 10) : "";
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return day !== "" && isDay ? { value: day } : wrong("date", message("cell.date"));
}

const dayAndTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/u;

/** A time with its difference from UTC, or in UTC; as times of spreadsheets and systems arrive. */
function readTime(cell: Filled): CellReading {
  const [, day = "", clock = "", zone = "Z"] =
    (typeof cell === "string" && dayAndTime.exec(cell)) || [];
  const at = "value" in readDate(day) ? Date.parse(`${day}T${clock}${zone}`) : NaN;
  return Number.isNaN(at) ? wrong("time", message("cell.time")) : { value: timeText(at) };
}

/** `1.200`, which means 1200 where numbers have a decimal comma. */
const maybeThousands = /^[1-9]\d{0,2}\.\d{3}$/u;

function readPrice(cell: Filled): CellReading {
  const expected = message("cell.price");
  const amount = typeof cell === "string" ? cell.replace(/^US\$\s*/u, "") : cell;
  if (typeof amount === "string" && maybeThousands.test(amount)) return wrong("price", expected);
  const read = readNumber(amount, expected);
  if (!("value" in read) || typeof read.value !== "number") {
    return "kind" in read && read.kind === "comma" ? read : wrong("price", expected);
  }
  const cents = Math.round(read.value * 100);
  // 38.4 * 100 is 3839.9999999999995; a larger remainder is a fraction of a cent.
  if (Math.abs(read.value * 100 - cents) > 1e-6 * Math.max(1, cents))
    // A text is what the sheet shows.
    return typeof cell === "string"
      ? wrong("price", expected)
      : wrong("cents", message("cell.cents"));
  if (cents < 0) return wrong("negative", message("cell.priceNegative"));
  return cents > 2_000_000_000 ? wrong("price", expected) : { value: cents };
}

const yes = new Set(["1", "true", "yes", "si", "sí"]);
const no = new Set(["0", "false", "no"]);

function readBoolean(cell: Filled): CellReading {
  const text = String(cell).toLowerCase();
  if (yes.has(text)) return { value: 1 };
  return no.has(text) ? { value: 0 } : wrong("boolean", message("cell.boolean"));
}
