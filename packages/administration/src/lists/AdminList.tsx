import type { ApiError } from "@caliper/api-client";
import { rowLimit } from "@caliper/catalogue-model";
import { FailureState, resultState, useFailure } from "@caliper/catalogue-widgets/shared";
import {
  Button,
  DataTable,
  type DataTableProps,
  Notice,
  Stack,
  Text,
} from "@caliper/design-system";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import * as styles from "./AdminList.css.ts";
import { ListRegion } from "./ListRegion.tsx";

type Query = Pick<UseQueryResult<unknown, ApiError>, "data" | "error" | "isFetching" | "refetch">;

export interface AdminListProps<Row> extends Pick<
  DataTableProps<Row>,
  | "id"
  | "label"
  | "columns"
  | "foldsBelow"
  | "getRowId"
  | "getRowText"
  | "onRowAction"
  | "rowHeight"
  | "selectAllLabel"
  | "selectedIds"
  | "onSelectionChange"
> {
  /** Reads the rows. */
  query: Query;
  /** Those that match the filters. */
  rows: readonly Row[];
  /** Shown in place of no rows. */
  empty: ReactNode;
  /** Above the table, in tab order. */
  filters?: ReactNode;
  /** At the end of the filters: actions. */
  actions?: ReactNode;
  /** The number of rows without the filters. */
  all?: number | undefined;
  /** Results of actions. */
  notice?: ReactNode;
  /** Why the last action failed. */
  failed?: ApiError | null;
  /** The id of the row last acted on; its action may remove it from the list. */
  acted?: string | null;
  /** Loads further rows; without it there are none. */
  more?:
    | {
        readonly label: string;
        readonly isPending: boolean;
        /** Why the last attempt failed. */
        readonly error?: ApiError | null;
        readonly load: () => void;
      }
    | undefined;
}

const windowHeight = 640;

/** A list of the administration: filters and actions, and a table that is loading, failed, empty or has rows. */
export function AdminList<Row>({
  query,
  rows,
  empty,
  filters,
  actions,
  all,
  notice,
  acted = null,
  failed = null,
  more,
  ...table
}: AdminListProps<Row>) {
  const t = useText();
  const failureOf = useFailure();
  const failure = failed && failureOf(failed);
  const isLoaded = query.data !== undefined;
  const error = isLoaded || query.isFetching ? null : query.error;
  return (
    <Stack gap={16}>
      {(filters !== undefined || actions !== undefined) && (
        <div className={styles.bar}>
          {filters}
          <div className={styles.end}>
            {all !== undefined && (
              <div className={styles.count}>
                {isLoaded && (
                  <Text tone="subtle" nowrap>
                    {t("common.count", { shown: rows.length, all })}
                  </Text>
                )}
              </div>
            )}
            {actions}
          </div>
        </div>
      )}
      {notice}
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.detail}
        </Notice>
      )}
      <ListRegion label={table.label} ids={rows.map(table.getRowId)} acted={acted}>
        <DataTable
          {...table}
          loadingLabel={t("common.loading")}
          rows={rows}
          state={resultState(error, isLoaded ? rows.length : undefined)}
          emptyState={empty}
          errorState={
            error !== null && <FailureState error={error} onRetry={() => void query.refetch()} />
          }
          maxHeight={rows.length > rowLimit ? windowHeight : undefined}
        />
      </ListRegion>
      {more?.error && <Notice tone="danger">{failureOf(more.error).line}</Notice>}
      {more && (
        <div>
          <Button onPress={more.load} isPending={more.isPending}>
            {more.label}
          </Button>
        </div>
      )}
    </Stack>
  );
}
