import type { DataTableProps } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useAwaited } from "../search-state/index.ts";
import { searchMessages } from "./messages.ts";

/** Props of a table of results that its view decides. */
export type ResultStates = Pick<DataTableProps<never>, "state" | "emptyState" | "errorState">;

/** Props that all tables of results share. */
export function useResultTable() {
  const { formatMessage } = useIntl();
  return {
    rowHeight: "rowResult",
    loadingLabel: formatMessage(searchMessages.loading),
    takesFocus: useAwaited(),
  } as const;
}
