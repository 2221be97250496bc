import type { AccessKey, ApiError } from "@caliper/api-client";
import { Button, DataTable, EmptyState, Stack, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { FilterBar, type Folds, useFolded } from "../administration/index.ts";
import { useText } from "../messages/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { resultState } from "../shared/results/index.ts";
import { type KeyAction, useKeyColumns } from "./useKeyColumns.tsx";

export interface AccessKeysViewProps {
  /** Undefined while loading. */
  accessKeys: readonly AccessKey[] | undefined;
  /** Why the keys could not be read. */
  error?: ApiError | null;
  /** Reloads them; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Called to open the form of a new key. */
  onCreate: () => void;
  /** Called with the action of a row's menu. */
  onAct: (key: AccessKey, action: KeyAction) => void;
  /** The error of the last action. */
  notice?: ReactNode;
}

const folds: Folds = { name: ["owner"], state: ["lastUsed"], scopes: ["origins"] };

const idOf = ({ id }: AccessKey) => String(id);
const textOf = ({ name }: AccessKey) => name;

/** The table of access keys and what they may do. */
export function AccessKeysView({
  accessKeys,
  error = null,
  onRetry,
  onCreate,
  onAct,
  notice,
}: AccessKeysViewProps) {
  const t = useText();
  const { ref, columns } = useFolded(useKeyColumns(onAct), 880, folds);
  return (
    <Stack gap={16}>
      <FilterBar
        end={
          <Button variant="primary" icon="plus" onPress={onCreate}>
            {t("keys.create")}
          </Button>
        }
      >
        <Text tone="subtle">{t("keys.intro")}</Text>
      </FilterBar>
      {notice}
      <div ref={ref}>
        <DataTable
          id="access-keys"
          label={t("keys.list")}
          columns={columns}
          rows={accessKeys ?? []}
          getRowId={idOf}
          getRowText={textOf}
          rowHeight="rowResult"
          state={resultState(error, accessKeys?.length)}
          loadingLabel={t("keys.loading")}
          emptyState={<EmptyState icon="key" title={t("keys.empty")} hint={t("keys.emptyHint")} />}
          errorState={error !== null && <FailureState error={error} onRetry={onRetry} />}
        />
      </div>
    </Stack>
  );
}
