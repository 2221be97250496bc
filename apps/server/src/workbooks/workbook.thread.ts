/** The thread that reads one uploaded workbook; `read-workbook.ts` starts it. */
import { readFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { readTable, SheetError } from "@caliper/sheet-reader";
import { answerCalls } from "../threads/answering.ts";
import { lowerPriority } from "../threads/priority.ts";
import type { WorkbookFailure, WorkbookOrder, WorkbookRows } from "./read-workbook.ts";

lowerPriority();
const { path, fileName, partRows, ...options } = workerData as WorkbookOrder;

const readSheet = async () => {
  const bytes = new Uint8Array(await readFile(path));
  return readTable(bytes, fileName, options);
};
let reading: ReturnType<typeof readSheet> | undefined;

answerCalls<number, WorkbookRows, WorkbookFailure>({
  async answer(first) {
    reading ??= readSheet();
    const read = await reading;
    return {
      header: read.header,
      headerRow: read.headerRow,
      source: {
        sheet: read.sheet,
        hiddenRows: read.hiddenRows,
        hiddenColumns: read.hiddenColumns,
        hiddenSheets: read.hiddenSheets,
        dollarCells: read.dollarCells,
        remarkRows: read.remarks.size,
        ...(read.columns && { columns: read.columns }),
        ...(read.furtherColumns && { furtherColumns: read.furtherColumns }),
      },
      rowCount: read.rows.length,
      rows: read.rows.slice(first, first + partRows),
    };
  },
  describe: (error) =>
    error instanceof SheetError
      ? { problem: error.problem }
      : { message: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  close: () => undefined,
});
