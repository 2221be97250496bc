import type { Account, ApiError } from "@caliper/api-client";
import { Button, DataTable, EmptyState, Stack } from "@caliper/design-system";
import type { ReactNode } from "react";
import { FilterBar, type Folds, TextFilter, useFolded } from "../administration/index.ts";
import { useText } from "../messages/index.ts";
import { resultState } from "../shared/results/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { filterAccounts } from "./filterAccounts.ts";
import { type AccountAction, useAccountColumns } from "./useAccountColumns.tsx";

export interface AccountsViewProps {
  /** Undefined while loading. */
  accounts: readonly Account[] | undefined;
  /** Part of a user name or customer code. */
  filter: string;
  onFilterChange: (filter: string) => void;
  error?: ApiError | null;
  onRetry?: (() => void) | undefined;
  onCreate: () => void;
  onAct: (account: Account, action: AccountAction) => void;
  /** The error of the last action. */
  notice?: ReactNode;
}

const folds: Folds = { username: ["level", "customerCode"], state: ["lastSeen"] };

const idOf = ({ id }: Account) => String(id);
const textOf = ({ username }: Account) => username;

/** The table of accounts and their permissions. */
export function AccountsView({
  accounts,
  filter,
  onFilterChange,
  error = null,
  onRetry,
  onCreate,
  onAct,
  notice,
}: AccountsViewProps) {
  const t = useText();
  const { ref, columns } = useFolded(useAccountColumns(onAct), 960, folds);
  const rows = filterAccounts(accounts ?? [], filter);
  return (
    <Stack gap={16}>
      <FilterBar
        end={
          <Button variant="primary" icon="plus" onPress={onCreate}>
            {t("accounts.create")}
          </Button>
        }
      >
        <TextFilter
          label={t("accounts.filter")}
          clearLabel={t("common.clear")}
          value={filter}
          onChange={onFilterChange}
        />
      </FilterBar>
      {notice}
      <div ref={ref}>
        <DataTable
          id="accounts"
          label={t("accounts.list")}
          columns={columns}
          rows={rows}
          getRowId={idOf}
          getRowText={textOf}
          onRowAction={(id) => {
            const account = rows.find((row) => idOf(row) === id);
            if (account !== undefined) onAct(account, "edit");
          }}
          rowHeight="rowResult"
          state={resultState(error, accounts && rows.length)}
          loadingLabel={t("accounts.loading")}
          emptyState={<EmptyState icon="users" title={t("accounts.noMatch")} />}
          errorState={error !== null && <FailureState error={error} onRetry={onRetry} />}
        />
      </div>
    </Stack>
  );
}
