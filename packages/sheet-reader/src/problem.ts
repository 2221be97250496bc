import { truncate } from "@caliper/catalogue-model";

/** Why a file could not be read as a spreadsheet; the UI has a message for each kind. */
export type SheetProblemKind =
  /** Not a workbook. */
  | "notWorkbook"
  /** A workbook in the old binary format, whatever its extension. */
  | "oldWorkbook"
  /** With a password, or by the protection of Excel. */
  | "encrypted"
  /** By a sensitivity label. */
  | "labeled"
  /** What Excel keeps beside an open workbook, under the name `~$…`. */
  | "lockFile"
  /** 0 bytes. */
  | "noBytes"
  /** The archive is truncated or inconsistent. */
  | "broken"
  /** It unpacks to more than the limit. */
  | "tooLarge"
  | "missingSheet"
  /** The workbook refers to a part that does not exist. */
  | "missingPart"
  /** No cells, or no rows under the header. */
  | "empty"
  /** The file name contains no table name: `1.xlsx`. */
  | "noTableName"
  | "badBoolean"
  | "badSharedString"
  | "badNumber"
  | "badDate"
  /** A date in a column of codes: the spreadsheet converted what was typed. */
  | "dateAsCode"
  /** A code that is displayed with fewer digits than are stored. */
  | "twoReadings"
  /** A price whose format shows another currency than US dollars. */
  | "currency"
  /** A title, the name of the sheet or of the column states that prices are in another currency. */
  | "statedCurrency"
  /** Content of a cell that is not understood, which must not count as empty. */
  | "badCellType"
  /** A text that is longer than any column takes. */
  | "longCell"
  /** Bytes that are not letters in the encoding of the file. */
  | "badLetters"
  | "errorCell"
  /** A formula without a stored result. */
  | "noResult"
  /** Repeated, out of order, or outside the sheet. */
  | "badReference"
  /** A cell of a text file whose quotes are not closed, so that it would contain the rows after it. */
  | "openQuote"
  /** Merged cells among the data. */
  | "mergedCells";

export interface SheetProblem {
  readonly kind: SheetProblemKind;
  readonly fileName: string;
  readonly sheet?: string;
  /** `C212`, or `A2:A5` for merged ones. */
  readonly cell?: string;
  /** The stored value, shortened; or the path of a part. */
  readonly value?: string;
  /** The header of the cell's column, as in the sheet. */
  readonly column?: string;
  /** Further faulty cells, at most 20. */
  readonly others?: readonly string[];
  /** Total number of faulty cells, when the problem is a cell. */
  readonly count?: number;
}

export const shortened = (text: string): string => truncate(text, 60);

export class SheetError extends Error {
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem) {
    super(`${problem.kind} in ${problem.fileName}`);
    this.name = "SheetError";
    this.problem = problem;
  }
}
