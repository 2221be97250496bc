import { SheetError } from "./problem.ts";
import type { ReadAnswer, ReadRequest } from "./protocol.ts";
import type { ReadSheet, SheetCell } from "./readSheet.ts";

/**
 * Reads a spreadsheet in a worker of its own. The worker is fetched when the first file is
 * read; giving up ends it.
 * @param onProgress from 0 to 1
 * @throws {SheetError} saying what is wrong with the file
 */
export function readInWorker(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ReadSheet> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./sheet.worker.ts", import.meta.url), { type: "module" });
    const end = () => {
      worker.terminate();
      signal.removeEventListener("abort", giveUp);
    };
    const giveUp = () => {
      end();
      reject(new DOMException("Reading was given up.", "AbortError"));
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener("abort", giveUp);
    const rows: (readonly SheetCell[])[] = [];
    worker.addEventListener("message", ({ data }: MessageEvent<ReadAnswer>) => {
      switch (data.kind) {
        case "progress":
          return onProgress(data.share);
        case "rows":
          rows.push(...data.rows);
          return undefined;
        case "read":
          end();
          return resolve({ ...data.sheet, rows });
        case "problem":
          end();
          return reject(new SheetError(data.problem));
      }
    });
    // The worker itself did not come (no connection, a new version of the site), or it fell over.
    for (const event of ["error", "messageerror"] as const) {
      worker.addEventListener(event, () => {
        end();
        reject(new TypeError("The reader could not be loaded."));
      });
    }
    const request: ReadRequest = { file };
    worker.postMessage(request);
  });
}
