import {
  type Amendment,
  amendmentsQuery,
  type ApiError,
  applyAmendmentMutation,
  isApiError,
  reopenAmendmentMutation,
  rereadAmendments,
  reviewAmendmentMutation,
} from "@caliper/api-client";
import { Notice, toasts, useAnnounce } from "@caliper/design-system";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient, useFailure } from "../provider/index.ts";
import { AmendmentsReviewView } from "./AmendmentsReviewView.tsx";
import { AppliedNotice } from "./AppliedNotice.tsx";
import { noFilter, type ReviewShown } from "./filter.ts";
import type { ReviewAction } from "./ReviewActions.tsx";

export interface AmendmentsReviewProps {
  /** List and filters, kept in the URL by the owner; kept here by default. */
  shown?: ReviewShown;
  /** Called when the filter or the open amendment changes, so that the host can keep it in the address. */
  onShownChange?: (shown: ReviewShown) => void;
}

interface Refused {
  readonly amendment: Amendment;
  readonly action: ReviewAction;
  readonly error: ApiError;
}

/** Whether the response means that the amendment is already closed or deleted. */
const overtaken = ({ status }: ApiError) => status === 409 || status === 404;

/** The review of amendments; each decision removes a row from the list. */
export const AmendmentsReview = contained("amendments", AmendmentsReviewContent);

function AmendmentsReviewContent({ shown, onShownChange }: AmendmentsReviewProps) {
  const t = useText();
  const announce = useAnnounce();
  const client = useClient();
  const queries = useQueryClient();
  const [own, setOwn] = useState<ReviewShown>({ ...noFilter, list: "pending" });
  const [busy, setBusy] = useState<ReadonlyMap<number, ReviewAction>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<number, Refused>>(new Map());
  const [applied, setApplied] = useState<Amendment | null>(null);
  const [acted, setActed] = useState<string | null>(null);
  const { list, ...filter } = shown ?? own;
  const show = onShownChange ?? setOwn;
  const { data, error, isFetching, refetch } = useQuery(amendmentsQuery(client, list));
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
      if (!isApiError(thrown)) return;
      setRefused((now) => new Map(now).set(id, { amendment, action, error: thrown }));
      // Another administrator decided on this row, so it leaves the list.
      if (overtaken(thrown)) await rereadAmendments(queries);
    } finally {
      setBusy((now) => without(now, id));
    }
  };

  const failures = useMemo(
    () => new Map([...refused].map(([id, { error: each }]) => [id, each])),
    [refused],
  );
  // The row was removed, so the message is shown above the table.
  const lost = [...refused.values()].filter(
    ({ amendment, error: each }) =>
      overtaken(each) && data !== undefined && !data.some(({ id }) => id === amendment.id),
  );
  return (
    <AmendmentsReviewView
      list={list}
      onListChange={(next) => show({ ...filter, list: next })}
      filter={filter}
      onFilterChange={(next) => show({ ...next, list })}
      amendments={data}
      error={data === undefined && !isFetching ? error : null}
      onRetry={() => void refetch()}
      busy={busy}
      failures={failures}
      onAct={(amendment, action) => void act(amendment, action)}
      acted={acted}
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
  );
}

function without<Value>(map: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> {
  return new Map([...map].filter(([key]) => key !== id));
}
