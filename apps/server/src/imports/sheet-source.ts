/** What the rows of an upload were read from. */
export interface SheetSource {
  /** Name of the sheet. */
  readonly sheet?: string;
  /** Rows that are hidden, also by a filter, and were read nevertheless. */
  readonly hiddenRows?: number;
  /** Names of hidden sheets, which were not read. */
  readonly hiddenSheets?: readonly string[];
}
