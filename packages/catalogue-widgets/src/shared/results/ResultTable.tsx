import { type DataColumn, DataTable, type DataTableProps, useRoom } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useAwaited } from "../search-state/index.ts";

/** Props of a table of results that its view sets. */
export type ResultStates = Pick<DataTableProps<never>, "state" | "emptyState" | "errorState">;

export interface ResultTableProps<Row> extends Omit<DataTableProps<Row>, "columns" | "view"> {
  /** In order; a narrower table may have fewer columns. The width is in px. */
  columns: readonly DataColumn<Row>[] | ((room: number) => readonly DataColumn<Row>[]);
  /** px of width that the columns need; with less, each row is a card. */
  tableFrom: number;
}

/** Found products as a table, or as cards if the table does not fit: on a phone, or beside an expanded menu. */
export function ResultTable<Row>({ columns, tableFrom, ...props }: ResultTableProps<Row>) {
  const t = useText();
  const takesFocus = useAwaited();
  const { ref, room } = useRoom();
  return (
    <div ref={ref}>
      <DataTable
        rowHeight="rowResult"
        loadingLabel={t("search.loading")}
        takesFocus={takesFocus}
        {...props}
        columns={typeof columns === "function" ? columns(room) : columns}
        view={room < tableFrom ? "cards" : "table"}
      />
    </div>
  );
}
