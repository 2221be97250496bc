import type { Amendment, AmendmentList, ApiError } from "@caliper/api-client";
import {
  Button,
  DataTable,
  EmptyState,
  SearchField,
  Select,
  Stack,
  Text,
} from "@caliper/design-system";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FailureState } from "../search/parts/FailureState.tsx";
import { AmendmentReader } from "./AmendmentReader.tsx";
import * as styles from "./AmendmentsReview.css.ts";
import { filterAmendments, noFilter, reviewSubjects } from "./filter.ts";
import { amendmentMessages, subjectMessages } from "./messages.ts";
import type { ReviewAction } from "./ReviewActions.tsx";
import { reviewMessages } from "./reviewMessages.ts";
import { useReviewColumns } from "./useReviewColumns.tsx";

export interface AmendmentsReviewViewProps {
  list: AmendmentList;
  onListChange: (list: AmendmentList) => void;
  /** Undefined while they load. */
  amendments: readonly Amendment[] | undefined;
  error?: ApiError | null;
  onRetry?: (() => void) | undefined;
  /** What is being done, by the correction's number. */
  busy?: ReadonlyMap<number, ReviewAction>;
  /** What failed, by the correction's number. */
  failures?: ReadonlyMap<number, ApiError>;
  onAct: (amendment: Amendment, action: ReviewAction) => void;
  /** What was done last, with a way back. */
  notice?: ReactNode;
}

/** Past this many rows the table renders what is in sight, and a row has one line of its message. */
const virtualFrom = 200;
const windowHeight = 640;

const idOf = ({ id }: Amendment) => String(id);
const textOf = ({ code, subject, id }: Amendment) => `${code} ${subject} ${id}`;

const none: ReadonlyMap<number, never> = new Map<number, never>();

/** Corrections to decide on, or the accepted ones to solve. */
export function AmendmentsReviewView({
  list,
  onListChange,
  amendments,
  error = null,
  onRetry,
  busy = none,
  failures = none,
  onAct,
  notice,
}: AmendmentsReviewViewProps) {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState(noFilter);
  const [open, setOpen] = useState<Amendment | null>(null);
  const all = useMemo(() => amendments ?? [], [amendments]);
  const rows = useMemo(() => filterAmendments(all, filter), [all, filter]);
  const isLong = rows.length > virtualFrom;
  const columns = useReviewColumns({ isLong, busy, failures, onAct });
  const isFiltered = all.length > 0 && rows.length === 0;
  const other = list === "pending" ? "accepted" : "pending";

  const stateOf = () => {
    if (error !== null) return "error";
    if (amendments === undefined) return "loading";
    return rows.length === 0 ? "empty" : "data";
  };
  const empty = isFiltered ? (
    <EmptyState
      icon="filter"
      title={formatMessage(reviewMessages.noMatch)}
      action={
        <Button onPress={() => setFilter(noFilter)}>
          {formatMessage(reviewMessages.clearFilters)}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="amendment"
      title={formatMessage(
        list === "pending" ? reviewMessages.noPending : reviewMessages.noAccepted,
      )}
      hint={formatMessage(reviewMessages.emptyHint)}
    />
  );
  return (
    <Stack gap={16}>
      <div className={styles.bar}>
        <div className={styles.filter}>
          <Select
            label={formatMessage(amendmentMessages.subject)}
            items={reviewSubjects.map((id) => ({ id, label: formatMessage(subjectMessages[id]) }))}
            value={filter.subject}
            onChange={(id) =>
              setFilter({ ...filter, subject: reviewSubjects.find((each) => each === id) ?? "Any" })
            }
          />
        </div>
        <div className={styles.filter}>
          <SearchField
            label={formatMessage(reviewMessages.productCode)}
            placeholder={formatMessage(reviewMessages.productCode)}
            clearLabel={formatMessage(reviewMessages.clear)}
            value={filter.code}
            onChange={(code) => setFilter({ ...filter, code })}
          />
        </div>
        <div className={styles.end}>
          {amendments !== undefined && (
            <Text tone="subtle" nowrap>
              {formatMessage(reviewMessages.count, { shown: rows.length, all: all.length })}
            </Text>
          )}
          <Button icon="swap" onPress={() => onListChange(other)}>
            {formatMessage(
              other === "accepted" ? reviewMessages.showAccepted : reviewMessages.showPending,
            )}
          </Button>
        </div>
      </div>
      {notice}
      <DataTable
        label={formatMessage(list === "pending" ? reviewMessages.pending : reviewMessages.accepted)}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getRowText={textOf}
        onRowAction={(id) => setOpen(rows.find((row) => idOf(row) === id) ?? null)}
        state={stateOf()}
        loadingLabel={formatMessage(reviewMessages.loading)}
        emptyState={empty}
        errorState={error !== null && <FailureState error={error} onRetry={onRetry} />}
        rowHeight="rowResult"
        {...(isLong && { maxHeight: windowHeight })}
      />
      <AmendmentReader amendment={open} onClose={() => setOpen(null)} />
    </Stack>
  );
}
