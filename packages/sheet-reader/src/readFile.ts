import { type Book, type Fail, openBook } from "./book.ts";
import type { Encoding } from "./codePages.ts";
import type { Conversion } from "./convert.ts";
import {
  type KnownLayout,
  lookAt,
  proposePlan,
  type SheetPlan,
  type SheetProposal,
  type SheetTop,
} from "./plan.ts";
import { SheetError, type SheetProblem } from "./problem.ts";
import { archiveLimits, failing, readBook, type ReadSheet } from "./readSheet.ts";

/** Opens a file of one format. */
export type OpenFile = (
  bytes: Uint8Array<ArrayBuffer>,
  fail: Fail,
  encoding?: Encoding,
) => Promise<{ readonly book: Book; readonly conversion?: Conversion }>;

/** Opens an .xlsx workbook. */
export const openWorkbook: OpenFile = async (bytes, fail) => ({
  book: await openBook(bytes, archiveLimits, fail),
});

export interface ReadFileOptions {
  readonly open: OpenFile;
  /** The administrator's decisions; without them the reader decides unless the file is ambiguous. */
  readonly plan?: SheetPlan;
  /** Of a text file; by default, the most probable one. */
  readonly encoding?: Encoding;
  /** Columns that were matched before. */
  readonly layouts: readonly KnownLayout[];
  /** The only table that may be loaded, by its name on the wire. */
  readonly table?: string;
  /** Receives a share from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The facts about a file before its rows are read. */
export interface SheetQuestion {
  readonly proposal: SheetProposal;
  /** The first rows of each visible sheet. */
  readonly tops: readonly SheetTop[];
  /** How a file of another format than .xlsx is read. */
  readonly conversion?: Conversion;
  /** Merged cells that the plan loads, for which it does not say whether their value is in each of them. */
  readonly merged?: SheetProblem;
}

export interface FileReading {
  readonly question: SheetQuestion;
  /** Undefined if the administrator must first choose the file's contents. */
  readonly sheet?: ReadSheet;
}

/**
 * Examines the first rows of a file, and reads it if their meaning is certain or was decided by an administrator.
 * @throws {SheetError}
 */
export async function readFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  { open, plan, encoding, layouts, table, onProgress }: ReadFileOptions,
): Promise<FileReading> {
  const { fail, checked } = failing(fileName, bytes);
  return checked(async () => {
    const { book, conversion } = await open(bytes, fail, encoding);
    const tops = await lookAt(book);
    if (tops.every(({ rows }) => rows.length === 0)) fail("empty", { sheet: tops[0]?.name ?? "" });
    const { plan: proposed, ...reasons } = proposePlan(tops, fileName, layouts, table);
    // The administrator sees which rows are left out before anything is loaded.
    const proposal = { ...reasons, plan: { skipsRemarks: true, ...proposed } };
    const question = { proposal, tops, ...(conversion && { conversion }) };
    const chosen = plan ?? (proposal.isCertain ? proposal.plan : undefined);
    if (!chosen) return { question };
    try {
      return { question, sheet: await readBook(book, fileName, { onProgress, plan: chosen }) };
    } catch (thrown) {
      if (!(thrown instanceof SheetError) || thrown.problem.kind !== "mergedCells") throw thrown;
      return { question: { ...question, merged: thrown.problem } };
    }
  });
}
