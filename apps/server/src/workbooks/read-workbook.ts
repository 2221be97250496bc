import type { KnownLayout, SheetCell, SheetProblem } from "@caliper/sheet-reader";
import type { SheetSource } from "../loading/sheet-source.ts";
import { refuseUpload } from "../files/refusals.ts";
import { isOutOfMemory, startThread } from "../threads/thread.ts";
import { refuseProblem } from "./refusals.ts";
import { message } from "../messages/message.ts";
import { mebibyte } from "../units.ts";

/** Limits of an uploaded workbook. */
export const workbookLimits = {
  /** Bytes of the file. */
  bytes: 50 * mebibyte,
  /** Bytes of the parts that are read, unpacked, together. */
  unpacked: 200 * mebibyte,
  /** Parts of the archive. */
  entries: 65_535,
  /** Rows under the header. */
  rows: 250_000,
  /** Heap of the thread that reads, in mebibytes. */
  heapMb: 1024,
  /** Time for reading, in milliseconds. */
  readMs: 120_000,
} as const;

export type WorkbookLimits = { readonly [Name in keyof typeof workbookLimits]: number };

/** The thread's input. */
export interface WorkbookOrder {
  readonly path: string;
  readonly fileName: string;
  /** Name of the table on the wire, which determines its columns. */
  readonly table: string;
  /** Layouts that administrators saved before. */
  readonly layouts: readonly KnownLayout[];
  /** Rows per part. */
  readonly partRows: number;
  readonly limits: Pick<WorkbookLimits, "unpacked" | "entries">;
}

/** Some rows of a workbook, with its header. */
export interface WorkbookRows {
  readonly header: readonly string[];
  readonly headerRow: number;
  readonly source: SheetSource;
  /** Of the whole sheet. */
  readonly rowCount: number;
  readonly rows: readonly (readonly SheetCell[])[];
}

export type WorkbookFailure = { readonly problem: SheetProblem } | { readonly message: string };

/**
 * Reads a workbook as the browser does, in a thread of its own, and yields its rows in parts.
 * @param signal ends the reading
 * @throws Refusal that names the file, when it cannot be read within the limits
 */
export async function* readWorkbook(
  order: Omit<WorkbookOrder, "limits">,
  limits: WorkbookLimits,
  signal: AbortSignal,
): AsyncGenerator<WorkbookRows> {
  const { fileName, partRows } = order;
  const { unpacked, entries } = limits;
  const thread = startThread<number, WorkbookRows, WorkbookFailure>({
    module: new URL("./workbook.thread.ts", import.meta.url),
    name: "workbook",
    data: { ...order, limits: { unpacked, entries } } satisfies WorkbookOrder,
    limits: { maxOldGenerationSizeMb: limits.heapMb },
    revive: (failure) =>
      "problem" in failure ? refuseProblem(failure.problem) : new Error(failure.message),
  });
  let isLate = false;
  const leave = () => void thread.stop();
  signal.addEventListener("abort", leave);
  const timer = setTimeout(() => {
    isLate = true;
    void thread.stop();
  }, limits.readMs);
  try {
    for (let first = 0, rowCount = 1; first < rowCount; first += partRows) {
      const part = await thread.ask(first);
      clearTimeout(timer);
      ({ rowCount } = part);
      if (rowCount > limits.rows) {
        const why = message("workbook.rows", { rows: rowCount, most: limits.rows });
        throw refuseUpload("tooLarge", fileName, "sheet-rows", why);
      }
      // Frees its memory while the last rows are compared.
      if (first + partRows >= rowCount) await thread.stop();
      yield part;
    }
  } catch (error) {
    if (isLate) {
      const why = message("workbook.time", { seconds: limits.readMs / 1000 });
      throw refuseUpload("tooLarge", fileName, "sheet-time", why);
    }
    if (isOutOfMemory(error)) {
      const why = message("workbook.memory", { memory: limits.heapMb });
      throw refuseUpload("tooLarge", fileName, "sheet-memory", why);
    }
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", leave);
    await thread.stop();
  }
}
