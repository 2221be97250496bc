import { type OpenFile, readFile, SheetError } from "@caliper/sheet-reader";
import { rowsPerMessage, type ReadAnswer, type ReadRequest } from "./protocol.ts";

const answer = (message: ReadAnswer) => globalThis.postMessage(message);

/** Answers the request to this worker. */
export function answerWith(open: OpenFile): void {
  globalThis.addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
    void work(data, open);
  });
}

async function work({ file, ...options }: ReadRequest, open: OpenFile): Promise<void> {
  try {
    const { question, sheet } = await readFile(
      new Uint8Array(await file.arrayBuffer()),
      file.name,
      { ...options, open, onProgress: (share) => answer({ kind: "progress", share }) },
    );
    if (!sheet) return answer({ kind: "undecided", question });
    const { rows, ...about } = sheet;
    for (let start = 0; start < rows.length; start += rowsPerMessage) {
      answer({ kind: "rows", rows: rows.slice(start, start + rowsPerMessage) });
    }
    answer({ kind: "read", sheet: about, question });
  } catch (thrown) {
    const problem =
      thrown instanceof SheetError
        ? thrown.problem
        : ({ kind: "broken", fileName: file.name } as const);
    answer({ kind: "problem", problem });
  }
}
