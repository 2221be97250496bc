import { Refusal } from "../refusal.ts";
import type { CellProblem } from "./problem.ts";

/** The refusal of a whole upload. */
export class ImportRefusal extends Refusal {
  declare readonly kind: "invalid" | "conflict";
  readonly problems: readonly { readonly row: number; readonly problem: CellProblem }[];

  constructor(
    kind: "invalid" | "conflict",
    message: string,
    problems: readonly { readonly row: number; readonly problem: CellProblem }[] = [],
  ) {
    super(kind, message);
    this.problems = problems;
  }
}
