import { Refusal } from "../refusal.ts";
import type { CellProblem } from "./problem.ts";

/** What is wrong with a whole upload; the wire calls its sentence `sqlMessage`. */
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
