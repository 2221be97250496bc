import {
  type ApiError,
  auditActions,
  type AuditEntry,
  type AuditFilter,
} from "@caliper/api-client";
import {
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Form,
  Notice,
  Select,
  Stack,
  TextField,
} from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useColumn } from "../shared/columns/index.ts";
import { useFailure } from "../provider/index.ts";
import { resultState } from "../shared/results/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { Outdated } from "../shared/search-state/index.ts";
import * as styles from "./Accounts.css.ts";
import { actionMessages, auditMessages } from "./auditMessages.ts";
import { useAuditTexts } from "./useAuditTexts.ts";

export interface AuditLogViewProps {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
  /** Newest first; undefined while loading. */
  entries: readonly AuditEntry[] | undefined;
  error?: ApiError | null;
  onRetry?: (() => void) | undefined;
  /** Set while there are older entries. */
  onOlder?: (() => void) | undefined;
  isLoadingOlder?: boolean;
  /** Why older entries could not be loaded. */
  olderError?: ApiError | null;
}

const anyAction = "any";
const idOf = ({ id }: AuditEntry) => String(id);
const textOf = ({ actor, action, target }: AuditEntry) => `${actor} ${action} ${target}`;

/** The change log with old and new values. */
export function AuditLogView({
  filter,
  onFilter,
  entries,
  error = null,
  onRetry,
  onOlder,
  isLoadingOlder = false,
  olderError = null,
}: AuditLogViewProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(filter);
  const [applied, setApplied] = useState(filter);
  // The fields follow the filter when it changes from outside, for example on Back.
  if (!isSame(applied, filter)) {
    setApplied(filter);
    setDraft(filter);
  }
  const failureOf = useFailure();
  const columns = useColumns();
  const filterName = [
    filter.actor,
    filter.action && formatMessage(actionMessages[filter.action]),
    filter.target,
  ]
    .filter((value) => value !== undefined && value !== "")
    .join(" · ");
  const clear = () => {
    setDraft({});
    onFilter({});
  };
  return (
    <Stack gap={16}>
      <Form label={formatMessage(auditMessages.filter)} onSubmit={() => onFilter(draft)}>
        <div className={styles.filters}>
          <TextField
            label={formatMessage(auditMessages.who)}
            value={draft.actor ?? ""}
            maxLength={60}
            onChange={(actor) => setDraft({ ...draft, actor })}
          />
          <Select
            label={formatMessage(auditMessages.action)}
            items={[
              { id: anyAction, label: formatMessage(auditMessages.any) },
              ...auditActions.map((id) => ({ id, label: formatMessage(actionMessages[id]) })),
            ]}
            value={draft.action ?? anyAction}
            onChange={(id) =>
              setDraft({ ...draft, action: auditActions.find((action) => action === id) })
            }
          />
          <TextField
            label={formatMessage(auditMessages.target)}
            placeholder={formatMessage(auditMessages.targetHint)}
            value={draft.target ?? ""}
            maxLength={200}
            onChange={(target) => setDraft({ ...draft, target })}
          />
          <div className={styles.submit}>
            <Button type="submit" icon="filter">
              {formatMessage(auditMessages.filter)}
            </Button>
          </div>
        </div>
      </Form>
      <Outdated
        isOutdated={!isSame(draft, filter)}
        searched={filterName || formatMessage(auditMessages.any)}
        onSearch={() => onFilter(draft)}
      >
        <DataTable
          id="audit-log"
          label={formatMessage(auditMessages.list)}
          columns={columns}
          rows={entries ?? []}
          getRowId={idOf}
          getRowText={textOf}
          state={resultState(error, entries?.length)}
          loadingLabel={formatMessage(auditMessages.loading)}
          emptyState={
            isFiltered(filter) ? (
              <EmptyState
                icon="history"
                title={formatMessage(auditMessages.empty)}
                hint={formatMessage(auditMessages.emptyHint)}
                action={
                  <Button onPress={clear}>{formatMessage(auditMessages.removeFilters)}</Button>
                }
              />
            ) : (
              <EmptyState
                icon="history"
                title={formatMessage(auditMessages.unchanged)}
                hint={formatMessage(auditMessages.unchangedHint)}
              />
            )
          }
          errorState={error !== null && <FailureState error={error} onRetry={onRetry} />}
          rowHeight="rowResult"
        />
        {olderError !== null && (
          <Notice tone="danger" title={failureOf(olderError).title}>
            {failureOf(olderError).detail}
          </Notice>
        )}
        {onOlder !== undefined && (
          <div className={styles.older}>
            <Button
              icon="chevronDown"
              onPress={() => {
                if (!isLoadingOlder) onOlder();
              }}
            >
              {formatMessage(auditMessages.older)}
            </Button>
          </div>
        )}
      </Outdated>
    </Stack>
  );
}

const isSame = (one: AuditFilter, other: AuditFilter) =>
  (["actor", "action", "target"] as const).every(
    (field) => (one[field] ?? "") === (other[field] ?? ""),
  );

const isFiltered = ({ actor, action, target }: AuditFilter) =>
  [actor, action, target].some((value) => value !== undefined && value !== "");

function useColumns(): readonly DataColumn<AuditEntry>[] {
  const { formatMessage } = useIntl();
  const column = useColumn();
  const words = useAuditTexts();
  return [
    column.time("at", auditMessages.when, ({ at }) => at),
    column.text("actor", auditMessages.who, ({ actor }) => words.actor(actor), { minWidth: 80 }),
    column.text(
      "action",
      auditMessages.action,
      ({ action }) => formatMessage(actionMessages[action]),
      { isRowHeader: true },
    ),
    column.text("target", auditMessages.target, ({ target }) => words.target(target), {
      minWidth: 120,
    }),
    {
      id: "detail",
      header: formatMessage(auditMessages.detail),
      minWidth: 200,
      cell: (entry) => (
        <span className={styles.lines}>
          {words.lines(entry).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ),
    },
  ];
}
