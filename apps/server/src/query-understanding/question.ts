import type { Viewer, Warehouse } from "@caliper/catalogue-model";
import type { Answers } from "../deciding/decide.ts";
import type { Guesses } from "../catalogue/unknown-codes.ts";

export interface FindQuestion {
  readonly text: string;
  readonly viewer: Viewer;
  /** The unknown codes of the caller. */
  readonly guesses: Guesses;
  /** The warehouse of the prices; the viewer's first one by default. */
  readonly warehouse: Warehouse | undefined;
  /** To the questions that tell parts apart, where the text does not contain them. */
  readonly answers?: Answers | undefined;
  /** Maximum number of parts. */
  readonly limit: number;
}
