/** The thread that inspects PDFs; `pdf-check.ts` starts it. */
import { readFile } from "node:fs/promises";
import { answerCalls } from "../threads/answering.ts";
import { lowerPriority } from "../threads/priority.ts";
import type { PdfFinding } from "./pdf-check.ts";

lowerPriority();
// After that: loading the library must not delay requests either.
const { inspectPdf } = await import("./pdf-inspector.ts");

answerCalls<string, PdfFinding | undefined, string>({
  answer: async (path) => inspectPdf(new Uint8Array(await readFile(path))),
  describe: (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  close: () => undefined,
});
