import { useRef } from "react";
import { rowsOf } from "./types.ts";
import type { DataViewProps } from "./types.ts";

type SelectionProps<Row> = Pick<
  DataViewProps<Row>,
  "rows" | "groups" | "getRowId" | "selectedId" | "onSelect" | "selectedIds" | "onSelectionChange"
>;

const nothing: ReadonlySet<string> = new Set();

/** What is chosen, and how more or less becomes chosen. */
export function useSelection<Row>(props: SelectionProps<Row>) {
  const { selectedId, onSelect, selectedIds = nothing, onSelectionChange } = props;
  const mode = onSelectionChange ? "multiple" : onSelect ? "single" : "none";
  /** Where a range begins: the row chosen last. */
  const anchor = useRef<string | null>(null);
  const ids = () => rowsOf(props).map(props.getRowId);

  const toggle = (id: string) => {
    anchor.current = id;
    if (mode === "single") onSelect?.(id);
    const next = new Set(selectedIds);
    if (!next.delete(id)) next.add(id);
    onSelectionChange?.(next);
  };

  /** All from the row chosen last to this one, both included. */
  const extendTo = (id: string, from = anchor.current) => {
    const all = ids();
    const start = from === null ? -1 : all.indexOf(from);
    if (start < 0) return toggle(id);
    anchor.current = from;
    const end = all.indexOf(id);
    const range = all.slice(Math.min(start, end), Math.max(start, end) + 1);
    return onSelectionChange?.(new Set([...selectedIds, ...range]));
  };

  return {
    mode,
    isSelected: (id: string) => (mode === "multiple" ? selectedIds.has(id) : id === selectedId),
    toggle,
    extendTo,
    selectAll: () => onSelectionChange?.(new Set(ids())),
    clear: () => onSelectionChange?.(new Set()),
  } as const;
}

export type Selection = ReturnType<typeof useSelection>;

/** Whether the checkbox of the head is on, off or between. */
export const selectedShare = (
  selectedIds: ReadonlySet<string> | undefined,
  count: number,
): "none" | "some" | "all" => {
  if (!selectedIds?.size) return "none";
  return selectedIds.size >= count ? "all" : "some";
};
