/** Why a file could not be read as a spreadsheet. A kind for a sentence in the reader's language. */
export type SheetProblemKind =
  /** Neither a workbook nor anything that holds one. */
  | "notWorkbook"
  /** A workbook of the old binary kind, whatever its name says. */
  | "oldWorkbook"
  | "encrypted"
  /** The archive ends early or contradicts itself. */
  | "broken"
  /** What it unpacks to is beyond all measure. */
  | "tooLarge"
  | "missingSheet"
  /** Another part that the workbook refers to. */
  | "missingPart"
  /** Nothing in it at all, or nothing under the header. */
  | "empty"
  /** The table that the name of the file stands for is empty: `1.xlsx`. */
  | "noTableName"
  | "badBoolean"
  | "badSharedString"
  | "badNumber"
  | "badDate"
  | "badCellType"
  | "errorCell"
  /** A formula whose value was never worked out and stored. */
  | "noResult"
  /** Twice, out of order, or beyond the edge of a sheet. */
  | "badReference"
  /** One value for several rows or columns of data. */
  | "mergedCells";

export interface SheetProblem {
  readonly kind: SheetProblemKind;
  readonly fileName: string;
  readonly sheet?: string;
  /** `C212`, or `A2:A5` for merged ones. */
  readonly cell?: string;
  /** As it is stored, shortened; the path of a part. */
  readonly value?: string;
  /** How many cells are wrong in all, when a cell is. */
  readonly count?: number;
}

const longest = 60;

export const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

export class SheetError extends Error {
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem) {
    super(`${problem.kind} in ${problem.fileName}`);
    this.name = "SheetError";
    this.problem = problem;
  }
}
