import { tableNamed } from "../changes/apply.ts";
import type { ChangeSetRow } from "../db/schema.ts";
import { sourceOf } from "./sheet-source.ts";

/**
 * A problem of a cell or row. Clients translate `kind` and `values`; `sentence` is the English
 * message.
 */
export type ProblemKind =
  | "required"
  | "text"
  | "code"
  /** A code that a spreadsheet converted to a date. */
  | "codeDate"
  /** A code that a spreadsheet rounded and wrote with an exponent. */
  | "codeRounded"
  /** True or false in place of a code. */
  | "codeTruth"
  /** A list of codes in one cell. */
  | "severalCodes"
  /** `N/A` and the like in place of a code. */
  | "placeholder"
  /** A code with `N/A`, `pendiente` and the like beside it. */
  | "remark"
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
  /** To the right of the last header. */
  | "surplus"
  | "choice"
  | "duplicate"
  | "product"
  | "family"
  | "years"
  /** Possible but outside the usual range; a warning. */
  | "unusual"
  /** Not below another measure of the part that it should be below; a warning. */
  | "notBelow"
  /** A code without a digit, which may be a heading between rows or a note below them; a warning. */
  | "noDigit";

export interface CellProblem {
  /** The column's header; the first key column for problems of the whole row. */
  readonly column: string;
  /** The place in the sheet: `F212`. Comparisons by older versions have none. */
  readonly cell?: string;
  /** The cell's value, shortened. */
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

/** A problem as a sentence: `Row 212 of “Hoja1”, cell F212, Thickness: “334.327,57”. Expected a number …`. */
export function sentence(
  { title, sheet }: { readonly title: string; readonly sheet?: string | undefined },
  row: number,
  { cell, value, expected }: CellProblem,
): string {
  const what = value === "" ? "is empty" : `“${value}”`;
  const rowOf = sheet === undefined ? `Row ${row}` : `Row ${row} of “${sheet}”`;
  const place = cell === undefined ? `Row ${row}` : `${rowOf}, cell ${cell}`;
  return `${place}, ${title}: ${what}. Expected ${expected}.`;
}

/** Writes problems of a set's rows as sentences, with the English titles of columns. */
export function sentences(set: Pick<ChangeSetRow, "table_name" | "source">) {
  const { columns } = tableNamed(set.table_name);
  const { sheet } = sourceOf(set);
  return (row: number, problem: CellProblem): string => {
    const column = columns.find(({ header }) => header === problem.column);
    return sentence({ title: column?.title.en ?? problem.column, sheet }, row, problem);
  };
}
