import { normalizeCode } from "@caliper/catalogue-model";
import type { TableRow } from "@caliper/api-client";

/** Rows with a cell that contains the text, compared by letters and digits only; all rows without a text. */
export function filterRows(rows: readonly TableRow[], text: string): readonly TableRow[] {
  const key = normalizeCode(text);
  if (key === "") return rows;
  return rows.filter(({ cells }) =>
    Object.values(cells).some((cell) => cell !== null && normalizeCode(String(cell)).includes(key)),
  );
}
