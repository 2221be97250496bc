import {
  amendmentsQuery,
  applyAmendmentMutation,
  isApiError,
  reviewAmendmentMutation,
} from "@caliper/api-client";
import type { Amendment, AmendmentList, ApiError } from "@caliper/api-client";
import { announce } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useClient } from "../provider/index.ts";
import { AmendmentsReviewView } from "./AmendmentsReviewView.tsx";
import { AppliedNotice } from "./AppliedNotice.tsx";
import type { ReviewAction } from "./ReviewActions.tsx";
import { reviewMessages, statusMessages } from "./reviewMessages.ts";

/** Administrators decide on what users sent; each decision takes its row off the list. */
export function AmendmentsReview() {
  const { formatMessage } = useIntl();
  const client = useClient();
  const [list, setList] = useState<AmendmentList>("pending");
  const [busy, setBusy] = useState<ReadonlyMap<number, ReviewAction>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<number, ApiError>>(new Map());
  const [applied, setApplied] = useState<Amendment | null>(null);
  const { data, error, isFetching, refetch } = useQuery(amendmentsQuery(client, list));
  const review = useMutation(reviewAmendmentMutation(client));
  const apply = useMutation(applyAmendmentMutation(client));

  const act = async (amendment: Amendment, action: ReviewAction) => {
    const { id } = amendment;
    setBusy((now) => new Map(now).set(id, action));
    setFailures((now) => without(now, id));
    try {
      if (action === "apply") {
        const { changeId } = await apply.mutateAsync({ id });
        // With the value that stood there before.
        setApplied({ ...amendment, changeId });
      } else {
        const decision = action === "accept" ? "accept" : "close";
        const { status, code } = await review.mutateAsync({ id, decision });
        announce(
          formatMessage(reviewMessages.of, {
            action: formatMessage(statusMessages[status]),
            code,
            id,
          }),
        );
      }
    } catch (thrown) {
      if (isApiError(thrown)) setFailures((now) => new Map(now).set(id, thrown));
    } finally {
      setBusy((now) => without(now, id));
    }
  };
  return (
    <AmendmentsReviewView
      list={list}
      onListChange={setList}
      amendments={data}
      error={data === undefined && !isFetching ? error : null}
      onRetry={() => void refetch()}
      busy={busy}
      failures={failures}
      onAct={(amendment, action) => void act(amendment, action)}
      notice={applied && <AppliedNotice key={applied.id} amendment={applied} />}
    />
  );
}

function without<Value>(map: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> {
  return new Map([...map].filter(([key]) => key !== id));
}
