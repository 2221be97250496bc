import { DataTable, type DataTableProps } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { type PartToAdd, useRowAdding } from "../add-to-list/index.ts";
import { useAwaited } from "../search-state/index.ts";

/** Props of a table of results that its view sets. */
export type ResultStates = Pick<DataTableProps<never>, "state" | "emptyState" | "errorState">;

interface ResultTableProps<Row> extends DataTableProps<Row> {
  cardsBelow: number;
  /** The parts of a row, for the user's lists. */
  partsOf: (row: Row) => readonly PartToAdd[];
}

/** Found products as a table, or as cards if the table does not fit: on a phone, or beside an expanded menu. */
export function ResultTable<Row>({ partsOf, ...props }: ResultTableProps<Row>) {
  const t = useText();
  const takesFocus = useAwaited();
  const adding = useRowAdding(partsOf, props);
  const table = (
    <DataTable
      rowHeight="rowResult"
      loadingLabel={t("search.loading")}
      takesFocus={takesFocus}
      {...props}
      {...adding?.props}
    />
  );
  return adding ? adding.frame(table) : table;
}
