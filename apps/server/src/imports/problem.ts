/**
 * A problem of a cell or row. Clients translate `kind` and `values`; `sentence` is the English
 * message.
 */
export type ProblemKind =
  | "required"
  | "text"
  | "code"
  /** A code that a spreadsheet turned into a date. */
  | "codeDate"
  /** A code that a spreadsheet rounded and wrote with an exponent. */
  | "codeRounded"
  /** `N/A` and the like in place of a code. */
  | "placeholder"
  /** A letter of another alphabet among Latin ones. */
  | "alphabet"
  | "integer"
  | "decimal"
  | "comma"
  | "negative"
  /** 0 as a measure. */
  | "zero"
  | "year"
  | "price"
  | "barcode"
  /** A barcode whose last digit does not follow from the others. */
  | "checkDigit"
  | "boolean"
  | "choice"
  | "duplicate"
  | "product"
  | "family"
  | "years"
  /** Possible but outside the usual range; a warning. */
  | "unusual"
  /** Not below another measure of the part that it should be below; a warning. */
  | "notBelow";

export interface CellProblem {
  /** The column's header; the first key column for problems of the whole row. */
  readonly column: string;
  /** The cell in the sheet, shortened. */
  readonly value: string;
  readonly kind: ProblemKind;
  /** In English: "a number with a decimal point, such as 22.00". */
  readonly expected: string;
  /** Further parts of the message: the row of the duplicate, the known values. */
  readonly values?: Readonly<Record<string, string | number>>;
}

const maxLength = 60;
/** Start of the Unicode block with symbols for control characters: ␀ for NUL, ␇ for a bell. */
const controlPictures = 0x2400;

/** A printable form: short, on one line, with characters that both databases store. */
export function shownValue(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? "" : String(value);
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return short
    .replace(/\p{Cc}/gu, (control) => {
      const code = control.charCodeAt(0);
      return code < 32 ? String.fromCharCode(controlPictures + code) : "�";
    })
    .toWellFormed();
}

/** "Row 212, THICKNESS: “334.327,57”. Expected a number with a decimal point, such as 22.00." */
export function sentence(row: number, problem: CellProblem): string {
  const value = problem.value === "" ? "is empty" : `“${problem.value}”`;
  return `Row ${row}, ${problem.column}: ${value}. Expected ${problem.expected}.`;
}
