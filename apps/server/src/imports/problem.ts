/**
 * What is wrong with a cell, a row or a whole sheet. `kind` and `values` are for a client that says
 * it in its own language; `sentence` says it in English.
 */
export type ProblemKind =
  | "required"
  | "text"
  | "code"
  | "integer"
  | "decimal"
  | "comma"
  | "negative"
  | "year"
  | "price"
  | "barcode"
  | "boolean"
  | "choice"
  | "duplicate"
  | "product"
  | "family"
  | "years";

export interface CellProblem {
  /** The column's header; the first key column for what concerns the whole row. */
  readonly column: string;
  /** As it stands in the sheet, shortened. */
  readonly value: string;
  readonly kind: ProblemKind;
  /** What was expected, in English: "digits and one point, such as 22.00". */
  readonly expected: string;
  /** What the sentence names besides: the row of the double, the known values. */
  readonly values?: Readonly<Record<string, string | number>>;
}

const longest = 60;
/** Where Unicode has the pictures of control characters: ␀ for NUL, ␇ for a bell. */
const pictures = 0x2400;

/** As people can read it: short, on one line, and of characters that every database stores. */
export function shownValue(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? "" : String(value);
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short
    .replace(/\p{Cc}/gu, (control) => {
      const code = control.charCodeAt(0);
      return code < 32 ? String.fromCharCode(pictures + code) : "�";
    })
    .toWellFormed();
}

/** "Row 212, THICKNESS: “334.327,57”. Expected digits and one point, such as 22.00." */
export function sentence(row: number, problem: CellProblem): string {
  const value = problem.value === "" ? "is empty" : `“${problem.value}”`;
  return `Row ${row}, ${problem.column}: ${value}. Expected ${problem.expected}.`;
}
