import { type FileReading, type SheetCell, SheetError } from "@caliper/sheet-reader";
import { inWorker } from "./inWorker.ts";
import type { ReadAnswer, ReadRequest } from "./protocol.ts";

const startReader = () =>
  new Worker(new URL("./sheet.worker.ts", import.meta.url), { type: "module" });
const startConverter = () =>
  new Worker(new URL("./convert.worker.ts", import.meta.url), { type: "module" });

/**
 * Reads a spreadsheet in its own worker, which is downloaded on first use and terminated by `signal`.
 * @param converts whether it is a file of another format than .xlsx
 * @param onProgress from 0 to 1
 * @throws {SheetError} for a file that cannot be read
 */
export function readInWorker(
  request: ReadRequest,
  converts: boolean,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileReading> {
  const rows: (readonly SheetCell[])[] = [];
  const readingOf = (answer: ReadAnswer): FileReading | undefined => {
    switch (answer.kind) {
      case "progress":
        onProgress(answer.share);
        return undefined;
      case "rows":
        rows.push(...answer.rows);
        return undefined;
      case "read":
        return { question: answer.question, sheet: { ...answer.sheet, rows } };
      case "undecided":
        return { question: answer.question };
      case "problem":
        throw new SheetError(answer.problem);
    }
  };
  return inWorker(converts ? startConverter() : startReader(), request, readingOf, signal);
}
