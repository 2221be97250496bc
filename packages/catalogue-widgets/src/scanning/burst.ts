import { elementSeparator } from "@caliper/catalogue-model";

/** Scanners send a key every 1 to 30 ms; people who type fast need more than 60 ms. */
const maxGapMs = 50;
/** A key after a shorter pause continues typed text, even if the rest is fast. */
const minPauseMs = 250;

/** A key that was pressed: its name, and the time of its event in ms. */
export interface Keystroke {
  readonly key: string;
  readonly timeStamp: number;
}

/** The digits of a bar code or of a label, whose elements may be separated. */
const isNumber = (text: string) => /^[\d()]{8,}$/u.test(text.replaceAll(elementSeparator, ""));

/**
 * Whether a burst of keys is a scanned code: letters and digits without spaces, the digits of a barcode or a label, or a link.
 * Names and measures typed by other programs, such as password managers, are not.
 */
export function isScan(text: string): boolean {
  if (/^https?:\/\/\S{4,}$/iu.test(text) || isNumber(text)) return true;
  return text.length >= 4 && /\d/u.test(text) && /\p{L}/u.test(text) && !/[\s@]/u.test(text);
}

/** The keys that scanners send at the end of a code. */
const terminators: readonly string[] = ["Enter", "Tab"];

/** Distinguishes scanners that act as keyboards from typing: a fast burst that ends with Enter or Tab is a scan. */
export function burstReader() {
  let text = "";
  let last = Number.NEGATIVE_INFINITY;
  let isTyped = false;
  return {
    /**
     * Takes the next key. `starts` is true if a burst begins with it; `scan` is the text of a burst that ends with it.
     */
    read: ({ key, timeStamp }: Keystroke): { readonly starts: boolean; readonly scan?: string } => {
      // Shift, with which scanners send capitals.
      if (key.length > 1 && !terminators.includes(key)) {
        if (key !== "Shift") text = "";
        return { starts: false };
      }
      const gapMs = timeStamp - last;
      const isFast = gapMs <= maxGapMs;
      last = timeStamp;
      if (terminators.includes(key)) {
        const scan = isFast && !isTyped && isScan(text) ? text : undefined;
        text = "";
        return { starts: false, scan };
      }
      if (!isFast) isTyped = text !== "" && gapMs < minPauseMs;
      text = isFast ? text + key : key;
      return { starts: text.length === 1 };
    },
  };
}
