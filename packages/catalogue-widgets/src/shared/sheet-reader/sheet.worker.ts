/** Reads a spreadsheet outside the page's thread, so that the page stays responsive. */
import { SheetError } from "./problem.ts";
import { rowsPerMessage, type ReadAnswer, type ReadRequest } from "./protocol.ts";
import { readSheet } from "./readSheet.ts";

const answer = (message: ReadAnswer) => globalThis.postMessage(message);

globalThis.addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  void work(data.file);
});

async function work(file: File): Promise<void> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { rows, ...sheet } = await readSheet(bytes, file.name, {
      onProgress: (share) => answer({ kind: "progress", share }),
    });
    for (let start = 0; start < rows.length; start += rowsPerMessage) {
      answer({ kind: "rows", rows: rows.slice(start, start + rowsPerMessage) });
    }
    answer({ kind: "read", sheet });
  } catch (thrown) {
    const problem =
      thrown instanceof SheetError
        ? thrown.problem
        : ({ kind: "broken", fileName: file.name } as const);
    answer({ kind: "problem", problem });
  }
}
