/** Counts the content of a sheet and its faults. */
import { ArchiveError } from "./archive.ts";
import { shortened, type SheetProblemKind } from "./problem.ts";

export interface CellFault {
  readonly kind: SheetProblemKind;
  readonly cell: string;
  readonly value: string;
}

/** Cells of a sheet, including the empty ones before the last cell of a row. A full table of 20 columns has fewer. */
const maxCells = 25_000_000;

/** The longest text of a cell that any column takes. */
export const maxCellLength = 2000;

const megabyte = 1024 * 1024;
/** What the cells of a file take as JSON. Real files have some 5 times their size; the server stores up to three copies. */
const usualContent = { floor: 16 * megabyte, times: 16 } as const;
/** Bytes of an empty cell, or of the signs around another one. */
const cellBytes = 5;
/** Bytes of a control character. */
const maxBytes = 6;
const plainText = /^[ !#-[\]-~]*$/u;

/**
 * Counts the content of a sheet. References to one long text, and empty cells, take few bytes in the file.
 * @throws {ArchiveError} when it would take too much memory
 */
export function createContentCount(fileBytes: number) {
  let cells = 0;
  let bytes = usualContent.floor + usualContent.times * fileBytes;
  return (more: number, text = "") => {
    cells += more;
    bytes -= more * cellBytes + text.length * (plainText.test(text) ? 1 : maxBytes);
    if (cells > maxCells || bytes < 0) throw new ArchiveError("tooLarge");
  };
}

/** Faulty cells that are listed after the first. */
export const maxOthers = 20;

/** The faults of a sheet's cells; those after the first are listed by their places. */
export function createFaults() {
  let first: CellFault | undefined;
  let faults = 0;
  const otherCells: string[] = [];
  return {
    add: (kind: SheetProblemKind, cell: string, value: string): void => {
      faults += 1;
      if (first && otherCells.length < maxOthers) otherCells.push(cell);
      first ??= { kind, cell, value: shortened(value) };
    },
    found: () => ({ first, faults, others: otherCells }),
  };
}
