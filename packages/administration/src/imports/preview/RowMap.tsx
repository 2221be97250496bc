import { type DataImport, type ImportMap, importMapQuery } from "@caliper/api-client";
import { rowsPerMapCell } from "@caliper/catalogue-model";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { Text, useRoom } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { useText } from "../../messages/index.ts";
import { map, square, squares } from "./RowMap.css.ts";

interface RowMapProps {
  data: DataImport;
  /** Called with the index of a row among all that are not unchanged. */
  onChoose: (index: number) => void;
}

/** In the order of the list, which is also that of their urgency. */
const kinds = ["invalid", "changed", "added"] as const;
type Kind = (typeof kinds)[number];

/** px, with its gap. */
const cell = 7;

interface Cell {
  readonly kind: Kind;
  /** The first row of the kind in the group, among all rows of the list. */
  readonly index: number;
}

/** The most urgent rows of each group, by the place of the group. */
function cellsOf({ groups }: ImportMap): ReadonlyMap<number, Cell> {
  const cells = new Map<number, Cell>();
  let index = 0;
  for (const kind of kinds)
    for (const each of groups.filter((group) => group.kind === kind)) {
      if (!cells.has(each.group)) cells.set(each.group, { kind, index });
      index += each.rows;
    }
  return cells;
}

/**
 * The whole sheet at once: a cell per row, or per group of rows in a long one, that leads to the row in the list. For the
 * pointer only: the list has the same rows, and its filters lead to those of a kind.
 */
export function RowMap({ data, onChoose }: RowMapProps) {
  const t = useText();
  const { data: rows } = useQuery(importMapQuery(useClient(), data));
  const { ref, room } = useRoom();
  const columns = Math.max(1, Math.floor(room / cell));
  const cells = rows && cellsOf(rows);
  // Known before the rows are read, so that what is below the map does not move under a pointer.
  const rowsPerCell = rowsPerMapCell(data.rows);
  const count = Math.ceil(data.rows / rowsPerCell);
  const pathOf = (kind: Kind | undefined) =>
    Array.from({ length: count }, (_, group) =>
      cells?.get(group)?.kind === kind
        ? `M${(group % columns) * cell} ${Math.floor(group / columns) * cell}h6v6h-6z`
        : "",
    ).join("");
  const choose = ({ nativeEvent: { offsetX, offsetY } }: MouseEvent) => {
    const chosen = cells?.get(Math.floor(offsetY / cell) * columns + Math.floor(offsetX / cell));
    if (chosen) onChoose(chosen.index);
  };
  return (
    <div ref={ref} className={map}>
      {count > 1 && Number.isFinite(room) && (
        <>
          <svg
            className={squares}
            width={columns * cell}
            height={Math.ceil(count / columns) * cell}
            onClick={choose}
            aria-hidden
          >
            <path className={square({ kind: "unchanged" })} d={pathOf(undefined)} />
            {kinds.map((kind) => (
              <path key={kind} className={square({ kind })} d={pathOf(kind)} />
            ))}
          </svg>
          <div aria-hidden>
            <Text variant="caption" tone="subtle">
              {t("preview.map", { rows: rowsPerCell })}
            </Text>
          </div>
        </>
      )}
    </div>
  );
}
