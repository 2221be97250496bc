import {
  amendmentSubjects,
  type Amendment,
  amendmentLists,
  amendmentsQuery,
  type ApiError,
  applyAmendmentMutation,
  isApiError,
  reopenAmendmentMutation,
  rereadAmendments,
  reviewAmendmentMutation,
} from "@caliper/api-client";
import { rowLimit } from "@caliper/catalogue-model";
import { useClient, useFailure, useOwnState } from "@caliper/catalogue-widgets/shared";
import { Button, EmptyState, Notice, Select, toasts, useAnnounce } from "@caliper/design-system";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminList, FilterSlot, NoMatch, TextFilter } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { AmendmentReader } from "./AmendmentReader.tsx";
import { AppliedNotice } from "./AppliedNotice.tsx";
import { filterAmendments, noFilter, type ReviewShown } from "./filter.ts";
import type { ReviewAction } from "./ReviewActions.tsx";
import { useReviewColumns } from "./useReviewColumns.tsx";

export interface AmendmentsReviewProps {
  /** List and filters, kept in the URL by the owner; kept here by default. */
  shown?: ReviewShown;
  /** Called when the filter or the open amendment changes, so that the host can keep it in the address. */
  onShownChange?: (view: ReviewShown) => void;
}

interface Refused {
  readonly amendment: Amendment;
  readonly action: ReviewAction;
  readonly error: ApiError;
}

const idOf = ({ id }: Amendment) => String(id);
const textOf = ({ code, subject, id }: Amendment) => `${code} ${subject} ${id}`;

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

/** Whether the response means that the amendment is already closed or deleted. */
const overtaken = ({ status }: ApiError) => status === 409 || status === 404;

/** The review of amendments; each decision removes a row from the list. */
export const AmendmentsReview = contained(AmendmentsReviewContent);

function AmendmentsReviewContent({ shown: given, onShownChange }: AmendmentsReviewProps) {
  const t = useText();
  const announce = useAnnounce();
  const client = useClient();
  const queries = useQueryClient();
  const [shown, show] = useOwnState(given, onShownChange, { ...noFilter, list: "pending" });
  const [open, setOpen] = useState<Amendment | null>(null);
  const [busy, setBusy] = useState<ReadonlyMap<number, ReviewAction>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<number, Refused>>(new Map());
  const [applied, setApplied] = useState<Amendment | null>(null);
  const [acted, setActed] = useState<string | null>(null);
  const { list, ...filter } = shown;
  const amendments = useQuery(amendmentsQuery(client, list));
  const review = useMutation(reviewAmendmentMutation(client));
  const apply = useMutation(applyAmendmentMutation(client));
  const reopen = useMutation(reopenAmendmentMutation(client));
  const failureOf = useFailure();

  /** Says what was done; closing an amendment can be undone in the toast, and in the list of closed ones. */
  const confirm = ({ status, code, id }: Amendment, onUndo?: () => void) => {
    const action = t(`amendments.status.${status}`);
    const text = t("amendments.review.of", { action, code, id });
    if (onUndo === undefined) announce(text);
    else
      toasts.show(text, {
        action: { label: t("common.undo"), onPress: onUndo },
      });
  };

  const reopenFromToast = async ({ id }: Amendment) => {
    try {
      confirm(await reopen.mutateAsync({ id }));
    } catch (thrown) {
      if (isApiError(thrown)) toasts.show(failureOf(thrown).title, { tone: "danger" });
    }
  };

  const act = async (amendment: Amendment, action: ReviewAction) => {
    const { id } = amendment;
    setActed(String(id));
    setBusy((now) => new Map(now).set(id, action));
    setRefused((now) => without(now, id));
    try {
      if (action === "apply") {
        const { changeId } = await apply.mutateAsync({ id });
        // Includes the previous value.
        setApplied({ ...amendment, changeId });
      } else if (action === "reopen" || list === "closed") {
        confirm(await reopen.mutateAsync({ id }));
      } else {
        const decision = action === "accept" ? "accept" : "close";
        const reviewed = await review.mutateAsync({ id, list, decision });
        const undoClosing = () => void reopenFromToast(reviewed);
        confirm(reviewed, decision === "close" ? undoClosing : undefined);
      }
    } catch (thrown) {
      if (isApiError(thrown)) {
        setRefused((now) => new Map(now).set(id, { amendment, action, error: thrown }));
        // Another administrator decided on this row, so it leaves the list.
        if (overtaken(thrown)) await rereadAmendments(queries);
      }
    }
    setBusy((now) => without(now, id));
  };

  const failures = new Map([...refused].map(([id, { error }]) => [id, error]));
  const all = amendments.data ?? [];
  const rows = filterAmendments(all, filter);
  // The rows of a long list have a fixed height.
  const isLong = rows.length > rowLimit;
  const columns = useReviewColumns({
    isLong,
    busy,
    failures,
    onAct: (amendment, action) => void act(amendment, action),
  });
  // The row was removed, so the message is shown above the table.
  const lost = [...refused.values()].filter(
    ({ amendment, error }) =>
      overtaken(error) && amendments.data && !all.some(({ id }) => id === amendment.id),
  );
  const empty =
    all.length > 0 ? (
      <NoMatch title={t("amendments.review.noMatch")} onClear={() => show({ ...noFilter, list })} />
    ) : (
      <EmptyState
        icon="amendment"
        title={t(listTexts[list].none)}
        hint={t("amendments.review.emptyHint")}
      />
    );
  return (
    <>
      <AdminList
        id="amendments"
        label={t(listTexts[list].name)}
        query={amendments}
        rows={rows}
        all={all.length}
        columns={columns}
        foldsBelow={isLong ? undefined : 1000}
        getRowId={idOf}
        getRowText={textOf}
        rowHeight="rowResult"
        onRowAction={setOpen}
        empty={empty}
        acted={acted}
        actions={amendmentLists
          .filter((other) => other !== list)
          .map((other) => (
            <Button key={other} icon="swap" onPress={() => show({ ...shown, list: other })}>
              {t(listTexts[other].show)}
            </Button>
          ))}
        filters={
          <>
            <FilterSlot>
              <Select
                label={t("amendments.subject")}
                items={(["Any", ...amendmentSubjects] as const).map((id) => ({
                  id,
                  label: t(`amendments.subject.${id}`),
                }))}
                value={filter.subject ?? "Any"}
                onChange={(subject) =>
                  show({ ...shown, subject: subject === "Any" ? null : subject })
                }
              />
            </FilterSlot>
            <TextFilter
              label={t("amendments.review.productCode")}
              value={filter.code}
              onChange={(code) => show({ ...shown, code })}
            />
          </>
        }
        notice={
          <>
            {lost.map(({ amendment: { id, code }, action }) => (
              <Notice key={id} tone="warning">
                {t("amendments.review.overtaken", {
                  action: t(`amendments.review.${action}`),
                  code,
                  id,
                })}
              </Notice>
            ))}
            {applied && <AppliedNotice key={applied.id} amendment={applied} />}
          </>
        }
      />
      <AmendmentReader amendment={open} onClose={() => setOpen(null)} />
    </>
  );
}

function without<Value>(map: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> {
  return new Map([...map].filter(([key]) => key !== id));
}
