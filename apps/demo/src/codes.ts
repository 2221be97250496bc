import { normalizeCode } from "@caliper/catalogue-model";
import type { Random } from "./random.ts";

/** A series of codes that increase in uneven steps. */
export interface CodeSeries {
  next(): string;
}

/** Codes must be unique by their normalized form. */
export class CodeBook {
  readonly #taken = new Set<string>();
  readonly #draw: Random;

  constructor(draw: Random) {
    this.#draw = draw;
  }

  /** Registers a fixed code. @throws {Error} when it is taken */
  take(code: string): string {
    if (!this.claim(code)) throw new Error(`The demo has two products ${code}`);
    return code;
  }

  /** Registers a code. Returns false when it is taken. */
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
