import { type FileReading, type SheetCell, SheetError } from "@caliper/sheet-reader";
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
  return new Promise((resolve, reject) => {
    const worker = converts ? startConverter() : startReader();
    const end = () => {
      worker.terminate();
      signal.removeEventListener("abort", abort);
    };
    const abort = () => {
      end();
      reject(new DOMException("Reading was aborted.", "AbortError"));
    };
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort);
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
          return resolve({ question: data.question, sheet: { ...data.sheet, rows } });
        case "undecided":
          end();
          return resolve({ question: data.question });
        case "problem":
          end();
          return reject(new SheetError(data.problem));
      }
    });
    // The worker could not be downloaded (offline, or a new release of the site), or it crashed.
    for (const event of ["error", "messageerror"] as const) {
      worker.addEventListener(event, () => {
        end();
        reject(new TypeError("The reader could not be loaded."));
      });
    }
    worker.postMessage(request);
  });
}
