import type { CatalogueColumn } from "@caliper/catalogue-model";
import type { Row } from "../changes/change.ts";

/** A row as a spreadsheet shows it: prices in dollars, everything else as stored. */
export function cellsOf(columns: readonly CatalogueColumn[], row: Row): (string | number | null)[] {
  return columns.map(({ name, type }) => {
    const value = row[name] ?? null;
    return type === "price" && typeof value === "number" ? value / 100 : value;
  });
}
