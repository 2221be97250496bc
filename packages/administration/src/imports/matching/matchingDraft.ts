import type { StoredText } from "@caliper/catalogue-widgets/shared";
import type { SheetPlan } from "@caliper/sheet-reader";

/** A file whose columns are being matched: its name, and the plan that was proposed for it. */
export interface MatchedFile {
  readonly fileName: string;
  readonly proposed: SheetPlan;
}

const keyOf = ({ fileName, proposed }: MatchedFile) => JSON.stringify([fileName, proposed]);

/** The choices for the same file before the page was loaded again; undefined if the stored ones are of another file. */
export function storedPlan(
  store: StoredText | undefined,
  file: MatchedFile,
): SheetPlan | undefined {
  const text = store?.get() ?? "";
  const prefix = `${keyOf(file)}\n`;
  // Only this module writes the text.
  return text.startsWith(prefix) ? (JSON.parse(text.slice(prefix.length)) as SheetPlan) : undefined;
}

/** Keeps the choices over a reload; without a plan they are forgotten. */
export const storePlan = (store: StoredText | undefined, file: MatchedFile, plan?: SheetPlan) =>
  store?.set(plan ? `${keyOf(file)}\n${JSON.stringify(plan)}` : "");
