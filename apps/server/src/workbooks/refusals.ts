import type { SheetProblem, SheetProblemKind } from "@caliper/sheet-reader";
import { type Message, message } from "../messages/message.ts";
import { Refusal } from "../refusal.ts";

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
  return refuseWorkbook(
    fileName,
    `sheet-${kind}`,
    count > 1 ? message("workbook.moreCells", { why, count: count - 1 }) : why,
    kind === "tooLarge" ? "tooLarge" : "invalid",
  );
}

/**
 * A refusal that names the file.
 * @param reason for programs
 */
export function refuseWorkbook(
  name: string,
  reason: string,
  why: Message,
  kind: "invalid" | "tooLarge" = "tooLarge",
): Refusal {
  return new Refusal(kind, message("file.because", { name, why }), {
    reason,
    fields: [{ field: "file", value: name, expected: why }],
  });
}
