import { type Message, message } from "../messages/message.ts";
import { expectations, Refusal } from "../refusal.ts";
import type { CellProblem } from "./problem.ts";

/** The refusal of an import with invalid cells. */
export class ImportRefusal extends Refusal {
  declare readonly detail: Message;
  readonly problems: readonly { readonly row: number; readonly problem: CellProblem }[];

  constructor(detail: Message, problems: ImportRefusal["problems"]) {
    super("invalid", detail);
    this.problems = problems;
  }
}

/** Why an import failed. */
export const reasonOf = ({ detail, fields }: Refusal): Message => detail ?? expectations(fields);

/** Reason of a refusal: a table has changed since the comparison. */
export const tableChanged = "table-changed";

/** The refusal to commit a comparison that the administrator has not seen. */
export const comparedAgain = (): Refusal =>
  new Refusal("conflict", message("import.comparedAgain"), { reason: tableChanged });
