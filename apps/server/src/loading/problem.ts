import { type CatalogueColumn, truncate } from "@caliper/catalogue-model";
import { tableNamed } from "./change.ts";
import type { ChangeSet } from "./change-set.ts";
import { type Message, message } from "../messages/message.ts";

/** The kind of a problem of a cell or row, for which clients have messages of their own. */
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
  /** A text that a spreadsheet turned into a date or rounded. */
  | "converted"
  /** A fraction of an inch that a spreadsheet turned into a date. */
  | "fraction"
  /** A list of codes in one cell. */
  | "severalCodes"
  /** `N/A` and the like in place of a code. */
  | "placeholder"
  /** A code with `N/A`, `pendiente` and the like beside it. */
  | "remark"
  /** An example, a total or a remark in place of a product's code. */
  | "remarkRow"
  /** A letter of another alphabet among Latin ones. */
  | "alphabet"
  | "integer"
  | "decimal"
  | "comma"
  | "negative"
  /** 0 as a measure. */
  | "zero"
  | "year"
  | "date"
  | "time"
  | "price"
  /** A price with fractions of a cent, as formulas result in. */
  | "cents"
  | "barcode"
  /** A barcode whose last digit does not follow from the others. */
  | "checkDigit"
  | "boolean"
  /** To the right of the last header. */
  | "surplus"
  | "choice"
  | "duplicate"
  | "product"
  /** An account that does not exist, or whose rows the caller may not load. */
  | "account"
  | "family"
  | "years"
  /** A code that leads back to itself, directly or by way of other rows. */
  | "cycle"
  /** Possible but outside the usual range; a warning. */
  | "unusual"
  /** Not below another measure of the part that it should be below; a warning. */
  | "notBelow"
  /** An application that fits the same vehicle as another part, without a stated difference; a warning. */
  | "undecided"
  /** A code without a digit, which may be a heading between rows or a note below them; a warning. */
  | "noDigit"
  /** Letters of an encoding that was read as another; a warning. */
  | "garbled";

export interface CellProblem {
  /** The column's header; the first key column for problems of the whole row. */
  readonly column: string;
  /** The place in the sheet: `F212`. Comparisons by older versions have none. */
  readonly cell?: string;
  /** The cell's value, shortened. */
  readonly value: string;
  readonly kind: ProblemKind;
  /** "a number with a decimal point, such as 22.00". */
  readonly expected: Message;
  /** What suggestions and clients need beyond the values of `expected`, unshortened. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Start of the Unicode block with symbols for control characters: ␀ for NUL, ␇ for a bell. */
const controlPictures = 0x2400;

/** A printable form: short, on one line, with characters that both databases store. */
export function shownValue(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? "" : String(value);
  return truncate(text, 60)
    .replace(/\p{Cc}/gu, (control) => {
      const code = control.charCodeAt(0);
      return code < 32 ? String.fromCharCode(controlPictures + code) : "�";
    })
    .toWellFormed();
}

/** A problem of a value in a column. */
export const cellProblem = (
  { header }: Pick<CatalogueColumn, "header">,
  value: Parameters<typeof shownValue>[0],
  kind: ProblemKind,
  expected: Message,
  values?: CellProblem["values"],
): CellProblem => ({
  column: header,
  value: shownValue(value),
  kind,
  expected,
  ...(values && { values }),
});

/** Problems of a set's rows as sentences: `Row 212 of “Sheet1”, cell F212, Thickness: “334.327,57”. Expected a number …`. */
export function sentences(set: Pick<ChangeSet, "table" | "source">) {
  const { columns } = tableNamed(set.table);
  const { sheet } = set.source;
  return (row: number, { column: header, cell, value, kind, expected, values }: CellProblem) => {
    const place =
      cell === undefined
        ? message("import.inRow", { row })
        : sheet === undefined
          ? message("import.inCell", { row, cell })
          : message("import.inSheet", { row, sheet, cell });
    const column =
      kind === "surplus" && values?.["column"] !== undefined
        ? message("cell.surplusColumn", { column: values["column"] })
        : (columns.find((each) => each.header === header)?.title ?? header);
    return value === ""
      ? message("import.emptyCell", { place, column, expected })
      : message("import.wrongCell", { place, column, value, expected });
  };
}
