import type { ApiError } from "@caliper/api-client";
import { Button, Notice } from "@caliper/design-system";
import type { Dispatch } from "react";
import { useIntl } from "react-intl";
import { useFailure } from "../provider/index.ts";
import { orderMessages as texts } from "./messages.ts";
import type { OrderAction, OrderState } from "./order.ts";
import { pricesOf } from "./rows.ts";
import type { OrderRow } from "./rows.ts";

export interface OrderNoticesProps {
  state: OrderState;
  rows: readonly OrderRow[];
  dispatch: Dispatch<OrderAction>;
  /** Why the order was not sent. */
  error: ApiError | null;
  /** The number of the order that is repeated. */
  repeats: number | undefined;
}

/** What happened to the order and what there is to decide. */
export function OrderNotices({ state, rows, dispatch, error, repeats }: OrderNoticesProps) {
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  const changed = pricesOf(rows, "changed");
  const gone = rows.filter((row) => row.state === "gone");
  const isPriceProblem = error?.status === 409 && error.fieldErrors.length > 0;
  const reason = error && (error.problem?.detail ?? failureOf(error).detail);
  return (
    <>
      {state.before && (
        <Notice
          tone="info"
          action={
            <Button size="chip" icon="undo" onPress={() => dispatch({ type: "bringBack" })}>
              {formatMessage(texts.bringBack)}
            </Button>
          }
        >
          {formatMessage(texts.cleared)}
        </Notice>
      )}
      {repeats !== undefined && (
        <Notice tone="info">{formatMessage(texts.repeated, { id: String(repeats) })}</Notice>
      )}
      {error && (
        <Notice tone="danger" title={formatMessage(texts.sendFailed)}>
          {isPriceProblem ? formatMessage(texts.changedSince) : (reason ?? failureOf(error).title)}
        </Notice>
      )}
      {changed.size > 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="chip" onPress={() => dispatch({ type: "prices", prices: changed })}>
              {formatMessage(texts.useTodayAll)}
            </Button>
          }
        >
          {formatMessage(texts.changedLines, { count: changed.size })}
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button
              size="chip"
              onPress={() => {
                for (const { id } of gone) dispatch({ type: "remove", id });
              }}
            >
              {formatMessage(texts.removeGone)}
            </Button>
          }
        >
          {formatMessage(texts.goneLines, { count: gone.length })}
        </Notice>
      )}
    </>
  );
}
