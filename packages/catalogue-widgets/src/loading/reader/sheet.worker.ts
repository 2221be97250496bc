/** Reads a spreadsheet away from the page, which stays free for its reader meanwhile. */
import { SheetError } from "./problem.ts";
import type { ReadAnswer, ReadRequest } from "./protocol.ts";
import { readSheet } from "./readSheet.ts";

const answer = (message: ReadAnswer) => globalThis.postMessage(message);

globalThis.addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  void work(data.file);
});

async function work(file: File): Promise<void> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const sheet = await readSheet(bytes, file.name, {
      onProgress: (share) => answer({ kind: "progress", share }),
    });
    answer({ kind: "read", sheet });
  } catch (thrown) {
    const problem =
      thrown instanceof SheetError
        ? thrown.problem
        : ({ kind: "broken", fileName: file.name } as const);
    answer({ kind: "problem", problem });
  }
}
