import { size } from "../../theme/scale.ts";
import type { Size } from "../../theme/tokens.ts";
import type { DataViewProps } from "./types.ts";

/** What stands under each other in the body: rows, and the heads of groups. */
export type Line<Row> =
  | { kind: "group"; id: string; label: string; count: number }
  | { kind: "row"; id: string; row: Row };

export const linesOf = <Row>(
  rows: DataViewProps<Row>["rows"],
  groups: DataViewProps<Row>["groups"],
  getRowId: (row: Row) => string,
): readonly Line<Row>[] => {
  const line = (row: Row): Line<Row> => ({ kind: "row", id: getRowId(row), row });
  if (!groups) return (rows ?? []).map(line);
  return groups.flatMap((group): Line<Row>[] => [
    { kind: "group", id: group.id, label: group.label, count: group.rows.length },
    ...group.rows.map(line),
  ]);
};

/** Where each line begins, in px below the head, when rows have one height; the last entry is where the body ends. */
export const offsetsOf = (
  lines: readonly Pick<Line<unknown>, "kind">[],
  rowHeight: Size,
): Float64Array => {
  const offsets = new Float64Array(lines.length + 1);
  lines.forEach(({ kind }, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + size[kind === "group" ? "groupRow" : rowHeight];
  });
  return offsets;
};

/** The line at `y` px below the head; the first or the last beyond the ends. */
export const lineAt = (offsets: Float64Array, y: number): number => {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
};
