import { SheetError } from "./problem.ts";
import type { ReadAnswer, ReadRequest } from "./protocol.ts";
import type { ReadSheet } from "./readSheet.ts";

/** Files beyond this many bytes are not even opened. */
export const maxSheetBytes = 100 * 1024 * 1024;

/**
 * Reads a spreadsheet in a worker of its own. The worker and the spreadsheet library are fetched
 * when the first file is read; giving up ends the worker.
 * @param onProgress from 0 to 1
 * @throws {SheetError} saying what is wrong with the file
 */
export function readInWorker(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ReadSheet> {
  return new Promise((resolve, reject) => {
    if (file.size > maxSheetBytes) {
      reject(new SheetError({ kind: "tooLarge", fileName: file.name }));
      return;
    }
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
    worker.addEventListener("message", ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.kind === "progress") return onProgress(data.share);
      end();
      if (data.kind === "read") resolve(data.sheet);
      else reject(new SheetError(data.problem));
    });
    // The worker itself did not come: no connection, or a new version of the site.
    worker.addEventListener("error", () => {
      end();
      reject(new TypeError("The reader could not be loaded."));
    });
    const request: ReadRequest = { file };
    worker.postMessage(request);
  });
}
