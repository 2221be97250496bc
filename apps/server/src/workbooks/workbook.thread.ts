/** The thread that reads one uploaded workbook; `read-workbook.ts` starts it. */
import { readFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { readTable, SheetError } from "@caliper/sheet-reader";
import { answerCalls } from "../threads/answering.ts";
import { lowerPriority } from "../threads/priority.ts";
import type { WorkbookFailure, WorkbookOrder, WorkbookRows } from "./read-workbook.ts";

lowerPriority();
const { path, fileName, partRows, ...options } = workerData as WorkbookOrder;

const read = async () => {
  const bytes = new Uint8Array(await readFile(path));
  return readTable(bytes, fileName, options);
};
let sheet: ReturnType<typeof read> | undefined;

answerCalls<number, WorkbookRows, WorkbookFailure>({
  async answer(first) {
    sheet ??= read();
    const {
      header,
      headerRow,
      rows,
      sheet: name,
      hiddenRows,
      hiddenColumns,
      hiddenSheets,
      dollarCells,
      remarks,
      columns,
      furtherColumns,
    } = await sheet;
    return {
      header,
      headerRow,
      source: {
        sheet: name,
        hiddenRows,
        hiddenColumns,
        hiddenSheets,
        dollarCells,
        remarkRows: remarks.size,
        ...(columns && { columns }),
        ...(furtherColumns && { furtherColumns }),
      },
      rowCount: rows.length,
      rows: rows.slice(first, first + partRows),
    };
  },
  describe: (error) =>
    error instanceof SheetError
      ? { problem: error.problem }
      : { message: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  close: () => undefined,
});
