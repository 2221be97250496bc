import type { SheetProblem, SheetProblemKind } from "@caliper/sheet-reader";
import { refuseUpload } from "../files/refusals.ts";
import { message } from "../messages/message.ts";
import type { Refusal } from "../refusal.ts";

/** Problems of the whole workbook; the others are about a cell. */
const ofWorkbook: ReadonlySet<SheetProblemKind> = new Set([
  "notWorkbook",
  "oldWorkbook",
  "encrypted",
  "labeled",
  "lockFile",
  "noBytes",
  "broken",
  "tooLarge",
  "missingSheet",
  "missingPart",
  "empty",
  "noTableName",
  "statedCurrency",
]);

/** The refusal of a workbook that cannot be read; it names the file, the sheet and the cell. */
export function refuseProblem(problem: SheetProblem): Refusal {
  const { kind, fileName, sheet = "", value = "", others = [], ...about } = problem;
  const isMerged = kind === "mergedCells";
  const cell = [about.cell ?? "", ...(isMerged ? others : [])].join(", ");
  const count = isMerged ? 1 : (about.count ?? 1);
  const what = message(`workbook.${kind}`, { value });
  const why = ofWorkbook.has(kind) ? what : message("workbook.inCell", { sheet, cell, why: what });
  return refuseUpload(
    kind === "tooLarge" ? "tooLarge" : "invalid",
    fileName,
    `sheet-${kind}`,
    count > 1 ? message("workbook.moreCells", { why, count: count - 1 }) : why,
  );
}
