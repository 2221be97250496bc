import type { Wire } from "@caliper/api-client/wire";
import type { CellProblem } from "../../loading/problem.ts";
import type { MessageLanguage } from "../../messages/message.ts";
import { render } from "../../messages/render.ts";

/** A problem of an import on the wire. @param sheetRow its row of the sheet, where that became several */
export function problemBody(
  row: number,
  { expected, values: others, ...problem }: CellProblem,
  language: MessageLanguage,
  sheetRow = row,
): Wire<"CellProblem"> {
  const mentioned = Object.entries("id" in expected ? (expected.values ?? {}) : {});
  const plain = mentioned.filter(
    (entry): entry is [string, string | number] => typeof entry[1] !== "object",
  );
  const values = { ...Object.fromEntries(plain), ...others };
  return {
    row,
    ...(sheetRow !== row && { sheetRow }),
    ...problem,
    expected: render(expected, language),
    ...(Object.keys(values).length > 0 && { values }),
  };
}
