import type { RowSelectionState, Updater } from "@tanstack/react-table";
import { useRef } from "react";
import type { DataViewProps, Line } from "./types.ts";

/** The part of a TanStack table that selection needs. */
interface SelectableTable {
  getRow: (id: string) => { toggleSelected: (value?: boolean) => void };
  setRowSelection: (update: Updater<RowSelectionState>) => void;
  toggleAllRowsSelected: (value: boolean) => void;
  resetRowSelection: (toDefault: boolean) => void;
}

/** The selected rows, and functions that change the selection. */
export function useSelection<Row>(
  table: SelectableTable,
  { onSelect, onSelectionChange }: Pick<DataViewProps<Row>, "onSelect" | "onSelectionChange">,
  selected: RowSelectionState,
  lines: readonly Line<Row>[],
) {
  const mode = onSelectionChange ? "multiple" : onSelect ? "single" : "none";
  /** The start of a range: the row selected last. */
  const anchor = useRef<string | null>(null);

  const toggle = (id: string) => {
    anchor.current = id;
    table.getRow(id).toggleSelected(mode === "single" ? true : undefined);
  };

  /** Adds the rows from the one selected last to this one, both included. */
  const extendTo = (id: string, from = anchor.current) => {
    const ids = lines.flatMap((line) => (line.kind === "row" ? line.id : []));
    const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(id)];
    if (start < 0) return toggle(id);
    anchor.current = from;
    const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1);
    return table.setRowSelection({
      ...selected,
      ...Object.fromEntries(range.map((each): [string, true] => [each, true])),
    });
  };

  const count = Object.keys(selected).length;
  const rowCount = lines.filter(({ kind }) => kind === "row").length;
  const share: "none" | "some" | "all" = count === 0 ? "none" : count >= rowCount ? "all" : "some";
  const clear = () => table.resetRowSelection(true);
  const selectAll = () => table.toggleAllRowsSelected(true);
  return {
    mode,
    isSelected: (id: string) => selected[id] === true,
    toggle,
    extendTo,
    selectAll,
    clear,
    /** How much of the table is selected, for the checkbox in the header. */
    share,
    toggleAll: share === "all" ? clear : selectAll,
  } as const;
}

export type Selection = ReturnType<typeof useSelection>;
