import type { DataTableProps } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { AddableTable, type AddableTableProps } from "../add-to-list/index.ts";
import { useAwaited } from "../search-state/index.ts";

/** Props of a table of results that its view sets. */
export type ResultStates = Pick<DataTableProps<never>, "state" | "emptyState" | "errorState">;

interface ResultTableProps<Row> extends AddableTableProps<Row> {
  cardsBelow: number;
}

/** Found products as a table, or as cards if the table does not fit: on a phone, or beside an expanded menu. */
export function ResultTable<Row>(props: ResultTableProps<Row>) {
  const t = useText();
  const takesFocus = useAwaited();
  return (
    <AddableTable
      rowHeight="rowResult"
      loadingLabel={t("search.loading")}
      takesFocus={takesFocus}
      {...props}
    />
  );
}
