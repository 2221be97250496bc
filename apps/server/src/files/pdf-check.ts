import { isOutOfMemory, startThread, type Thread } from "../threads/thread.ts";
import { refuseFile } from "./refusals.ts";
import { message } from "../messages/message.ts";

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

type Checker = Thread<string, PdfFinding | undefined>;

export interface PdfCheck {
  /**
   * Checks that the PDF at a path has no active content.
   * @param name for messages
   * @throws Refusal that names the file, when the PDF is active, encrypted, damaged or cannot be checked within the limits
   */
  check(name: string, path: string): Promise<void>;
  /** Starts the thread: loading its library takes up to half a second. */
  warmUp(): void;
}

/** A check of PDFs in a thread of its own, one at a time. */
export function createPdfCheck({ heapMb, checkMs }: PdfLimits): PdfCheck {
  let current: Checker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** The thread; a new one after it ended. */
  function running(): Checker {
    if (!current || current.hasEnded())
      current = startThread({
        module: new URL("./pdf.thread.ts", import.meta.url),
        name: "pdf",
        data: undefined,
        limits: { maxOldGenerationSizeMb: heapMb },
        isBackground: true,
        revive: (message: string) => new Error(message),
      });
    return current;
  }

  async function inspect(name: string, path: string): Promise<void> {
    const thread = running();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void thread.stop();
    }, checkMs);
    try {
      refuseFinding(name, await thread.ask(path));
    } catch (error) {
      if (isLate || isOutOfMemory(error)) {
        throw refuseFile(name, "file-size", message("file.pdfTooComplex"));
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    check(name, path) {
      const checked = queue.then(() => inspect(name, path));
      queue = checked.catch(() => undefined);
      return checked;
    },
    warmUp: () => void running(),
  };
}

function refuseFinding(name: string, finding: PdfFinding | undefined): void {
  switch (finding?.kind) {
    case "active": {
      const why = message("file.pdfActive", { what: finding.what });
      throw refuseFile(name, "file-content", why);
    }
    case "encrypted":
      throw refuseFile(name, "file-content", message("file.pdfEncrypted"));
    case "damaged":
      throw refuseFile(name, "file-damaged", message("file.pdfDamaged"));
    case undefined:
  }
}

export const pdfs = createPdfCheck(pdfLimits);
