import { rowLimit } from "@caliper/catalogue-model";
import {
  type Amendment,
  type AmendmentList,
  amendmentLists,
  type ApiError,
} from "@caliper/api-client";
import { Button, DataTable, EmptyState, Select, Stack, Text } from "@caliper/design-system";
import { type ReactNode, useMemo, useState } from "react";
import {
  FilterBar,
  FilterSlot,
  type Folds,
  ListRegion,
  NoMatch,
  TextFilter,
  useFolded,
} from "../administration/index.ts";
import { useText } from "../messages/index.ts";
import { resultState } from "../shared/results/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { AmendmentReader } from "./AmendmentReader.tsx";
import { filterAmendments, noFilter, type ReviewFilter, reviewSubjects } from "./filter.ts";
import type { ReviewAction } from "./ReviewActions.tsx";
import { useReviewColumns } from "./useReviewColumns.tsx";

export interface AmendmentsReviewViewProps {
  list: AmendmentList;
  onListChange: (list: AmendmentList) => void;
  filter: ReviewFilter;
  onFilterChange: (filter: ReviewFilter) => void;
  /** Undefined while loading. */
  amendments: readonly Amendment[] | undefined;
  error?: ApiError | null;
  onRetry?: (() => void) | undefined;
  /** The pending action, by the correction's number. */
  busy?: ReadonlyMap<number, ReviewAction>;
  /** The failed action, by the correction's number. */
  failures?: ReadonlyMap<number, ApiError>;
  onAct: (amendment: Amendment, action: ReviewAction) => void;
  /** Row of the last action. */
  acted?: string | null;
  /** The last applied amendment, which can be undone. */
  notice?: ReactNode;
}

const windowHeight = 640;
const folds: Folds = { email: ["created"], product: ["subject", "status"], message: ["action"] };

const idOf = ({ id }: Amendment) => String(id);
const textOf = ({ code, subject, id }: Amendment) => `${code} ${subject} ${id}`;

const none: ReadonlyMap<number, never> = new Map<number, never>();

const listTexts = {
  pending: {
    name: "amendments.review.pending",
    none: "amendments.review.noPending",
    show: "amendments.review.showPending",
  },
  accepted: {
    name: "amendments.review.accepted",
    none: "amendments.review.noAccepted",
    show: "amendments.review.showAccepted",
  },
  closed: {
    name: "amendments.review.closed",
    none: "amendments.review.noClosed",
    show: "amendments.review.showClosed",
  },
} as const;

/** Pending amendments, accepted ones, or those that are rejected or solved. */
export function AmendmentsReviewView({
  list,
  onListChange,
  filter,
  onFilterChange,
  amendments,
  error = null,
  onRetry,
  busy = none,
  failures = none,
  onAct,
  acted = null,
  notice,
}: AmendmentsReviewViewProps) {
  const t = useText();
  const [open, setOpen] = useState<Amendment | null>(null);
  const all = useMemo(() => amendments ?? [], [amendments]);
  const rows = useMemo(() => filterAmendments(all, filter), [all, filter]);
  const ids = useMemo(() => rows.map(idOf), [rows]);
  const label = t(listTexts[list].name);
  const isLong = rows.length > rowLimit;
  // The rows of a long list have a fixed height.
  const { ref, columns } = useFolded(
    useReviewColumns({ isLong, busy, failures, onAct }),
    isLong ? 0 : 1000,
    folds,
  );
  const isFiltered = all.length > 0 && rows.length === 0;

  const empty = isFiltered ? (
    <NoMatch
      title={t("amendments.review.noMatch")}
      clearLabel={t("common.removeFilters")}
      onClear={() => onFilterChange(noFilter)}
    />
  ) : (
    <EmptyState
      icon="amendment"
      title={t(listTexts[list].none)}
      hint={t("amendments.review.emptyHint")}
    />
  );
  return (
    <Stack gap={16}>
      <FilterBar
        end={
          <>
            {amendments !== undefined && (
              <Text tone="subtle" nowrap>
                {t("common.count", { shown: rows.length, all: all.length })}
              </Text>
            )}
            {amendmentLists
              .filter((other) => other !== list)
              .map((other) => (
                <Button key={other} icon="swap" onPress={() => onListChange(other)}>
                  {t(listTexts[other].show)}
                </Button>
              ))}
          </>
        }
      >
        <FilterSlot>
          <Select
            label={t("amendments.subject")}
            items={reviewSubjects.map((id) => ({ id, label: t(`amendments.subject.${id}`) }))}
            value={filter.subject}
            onChange={(subject) => onFilterChange({ ...filter, subject })}
          />
        </FilterSlot>
        <TextFilter
          label={t("amendments.review.productCode")}
          clearLabel={t("common.clear")}
          value={filter.code}
          onChange={(code) => onFilterChange({ ...filter, code })}
        />
      </FilterBar>
      {notice}
      <ListRegion label={label} ids={ids} acted={acted}>
        <div ref={ref}>
          <DataTable
            id="amendments"
            label={label}
            columns={columns}
            rows={rows}
            getRowId={idOf}
            getRowText={textOf}
            onRowAction={(id) => setOpen(rows.find((row) => idOf(row) === id) ?? null)}
            state={resultState(error, amendments && rows.length)}
            loadingLabel={t("amendments.review.loading")}
            emptyState={empty}
            errorState={error !== null && <FailureState error={error} onRetry={onRetry} />}
            rowHeight="rowResult"
            {...(isLong && { maxHeight: windowHeight })}
          />
        </div>
      </ListRegion>
      <AmendmentReader amendment={open} onClose={() => setOpen(null)} />
    </Stack>
  );
}
