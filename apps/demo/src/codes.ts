import { normalizeCode } from "@caliper/catalogue-model";
import type { Random } from "./random.ts";

/** Gives codes that rise in uneven steps, as the codes of a catalogue that has grown do. */
export interface CodeSeries {
  next(): string;
}

/** Codes are compared by their key, so no two of them may share one. */
export class CodeBook {
  readonly #taken = new Set<string>();
  readonly #draw: Random;

  constructor(draw: Random) {
    this.#draw = draw;
  }

  /** Takes a code that was chosen by hand; it must be free. */
  take(code: string): string {
    if (!this.claim(code)) throw new Error(`The demo has two products ${code}`);
    return code;
  }

  /** Whether the code was free; it no longer is. */
  claim(code: string): boolean {
    const key = normalizeCode(code);
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }

  series(prefix: string, start: number, step: number): CodeSeries {
    let number = start;
    return {
      next: () => {
        for (;;) {
          number += this.#draw.int(1, step);
          const code = `${prefix}${number}`;
          if (this.claim(code)) return code;
        }
      },
    };
  }
}
