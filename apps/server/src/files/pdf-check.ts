import { isOutOfMemory, startThread, type Thread } from "../threads/thread.ts";
import { refuseFile } from "./refusals.ts";

/** Why a PDF is refused; `what` is the name of what was found in it, such as `JavaScript`. */
export type PdfFinding =
  | { readonly kind: "active"; readonly what: string }
  | { readonly kind: "encrypted" }
  | { readonly kind: "damaged" };

/** Limits of the check of one PDF. */
export const pdfLimits = {
  /** Heap of the thread, in mebibytes; the file itself is outside of it. */
  heapMb: 512,
  /** Time, in milliseconds. */
  checkMs: 30_000,
} as const;

export type PdfLimits = { readonly [Name in keyof typeof pdfLimits]: number };

/** A thread that nothing uses for so long, in milliseconds, ends; loading its library takes half a second. */
const idleMs = 60_000;

type Checker = Thread<string, PdfFinding | undefined>;

/**
 * Checks that the PDF at a path has no active content.
 * @param name for messages
 * @throws Refusal that names the file, when the PDF is active, encrypted, damaged or cannot be checked within the limits
 */
export type PdfCheck = (name: string, path: string) => Promise<void>;

/** A check of PDFs in a thread of its own, one at a time. */
export function createPdfCheck({ heapMb, checkMs }: PdfLimits): PdfCheck {
  let kept: Checker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const start = (): Checker =>
    startThread({
      module: new URL("./pdf.thread.ts", import.meta.url),
      name: "pdf",
      data: undefined,
      limits: { maxOldGenerationSizeMb: heapMb },
      isBackground: true,
      revive: (message: string) => new Error(message),
    });

  async function inspect(name: string, path: string): Promise<void> {
    clearTimeout(idle);
    const thread = (kept ??= start());
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void thread.stop();
    }, checkMs);
    try {
      refuseFinding(name, await thread.ask(path));
    } catch (error) {
      if (isLate || isOutOfMemory(error)) {
        throw refuseFile(name, "file-size", "checking the PDF takes too much time or memory");
      }
      throw error;
    } finally {
      clearTimeout(timer);
      if (thread.hasEnded()) kept = undefined;
      idle = setTimeout(() => {
        kept = undefined;
        void thread.stop();
      }, idleMs).unref();
    }
  }

  return (name, path) => {
    const checked = queue.then(() => inspect(name, path));
    queue = checked.catch(() => undefined);
    return checked;
  };
}

function refuseFinding(name: string, finding: PdfFinding | undefined): void {
  switch (finding?.kind) {
    case "active": {
      const why = `it contains ${finding.what}; PDFs with scripts, actions, attachments or media are not accepted`;
      throw refuseFile(name, "file-content", why);
    }
    case "encrypted":
      throw refuseFile(name, "file-content", "the PDF is encrypted; save it without a password");
    case "damaged":
      throw refuseFile(name, "file-damaged", "the PDF is damaged");
    case undefined:
  }
}

export const checkPdf = createPdfCheck(pdfLimits);
