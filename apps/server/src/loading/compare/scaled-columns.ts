import type { CatalogueColumn, CatalogueTable } from "@caliper/catalogue-model";
import type { Row } from "../change.ts";
import type { ChangeCounts } from "../change-set.ts";

/** Doubled, moved by a decimal place or more, inches as millimeters or the reverse. */
const factors = [2, 10, 25.4, 100, 1000].flatMap((factor) => [factor, 1 / factor]);
/** Rounded values differ a little from the exact factor: 21.6 mm is 0.85 in. */
const tolerance = 0.03;
/** Fewer rows may have the same factor by chance. */
const fewestRows = 5;
const smallestShare = 0.9;

const scalable = new Set<CatalogueColumn["type"]>(["decimal", "integer", "price"]);

/** Counts the factors between current and new values, row by row: as with a wrong unit. */
export function createScaleCheck(table: CatalogueTable) {
  const columns = table.columns
    .filter(({ type, key }) => scalable.has(type) && !key)
    .map((column) => ({ column, rows: 0, hits: factors.map(() => 0) }));
  return {
    add(before: Row, after: Row): void {
      for (const count of columns) {
        const [old, next] = [before[count.column.name], after[count.column.name]];
        if (typeof old !== "number" || typeof next !== "number" || old <= 0) continue;
        count.rows += 1;
        if (old === next) continue;
        const at = factors.findIndex((factor) => Math.abs(next / old / factor - 1) < tolerance);
        if (at >= 0) count.hits[at] = (count.hits[at] ?? 0) + 1;
      }
    },

    found(): ChangeCounts["scaled"] {
      return columns.flatMap(({ column, rows, hits }) => {
        const maxHits = Math.max(...hits);
        if (maxHits < fewestRows || maxHits < rows * smallestShare) return [];
        return [
          { column: column.header, factor: factors[hits.indexOf(maxHits)] ?? 1, rows: maxHits },
        ];
      });
    },
  };
}
