import type { ApiError } from "@caliper/api-client";
import { useFailure } from "@caliper/catalogue-widgets/shared";
import { Button, Notice } from "@caliper/design-system";
import type { Dispatch } from "react";
import { useText } from "../messages/index.ts";
import type { OrderAction, OrderState } from "./order.ts";
import { type OrderRow, pricesOf, type WholeCategory } from "./rows.ts";

export interface OrderNoticesProps {
  state: OrderState;
  rows: readonly OrderRow[];
  whole: readonly WholeCategory[];
  dispatch: Dispatch<OrderAction>;
  /** Error of the last attempt to send the order. */
  error: ApiError | null;
  /** The number of the order that is repeated. */
  repeats: number | undefined;
}

type CountedText = `order.${"changed" | "gone"}${"Lines" | "Categories"}`;

/** Notices about the order and the decisions it needs. */
export function OrderNotices({ state, rows, whole, dispatch, error, repeats }: OrderNoticesProps) {
  const t = useText();
  const failureOf = useFailure();
  const changed = pricesOf(rows, "changed");
  const changedWhole = whole.filter((one) => one.state === "changed");
  const goneRows = rows.filter((row) => row.state === "gone");
  const goneWhole = whole.filter((one) => one.state === "gone");
  const sentences = (...counts: readonly (readonly [CountedText, number])[]) =>
    counts.flatMap(([text, count]) => (count > 0 ? [t(text, { count })] : [])).join(" ");
  const prices = sentences(
    ["order.changedLines", changed.size],
    ["order.changedCategories", changedWhole.length],
  );
  const goneText = sentences(
    ["order.goneLines", goneRows.length],
    ["order.goneCategories", goneWhole.length],
  );
  const isPriceProblem = error?.status === 409 && error.fieldErrors.length > 0;
  // The detail of a 400 names fields of the request.
  const detail = error?.status === 400 ? undefined : error?.problem?.detail;
  const reason = detail ?? (error && failureOf(error).detail);
  return (
    <>
      {state.before && (
        <Notice
          tone="info"
          action={
            <Button size="chip" icon="undo" onPress={() => dispatch({ type: "bringBack" })}>
              {t("order.bringBack")}
            </Button>
          }
        >
          {t("order.cleared")}
        </Notice>
      )}
      {repeats !== undefined && (
        <Notice tone="info">{t("order.repeated", { id: String(repeats) })}</Notice>
      )}
      {error && (
        <Notice tone="danger" title={t("order.sendFailed")}>
          {isPriceProblem ? t("order.changedSince") : (reason ?? failureOf(error).title)}
        </Notice>
      )}
      {prices !== "" && (
        <Notice
          tone="warning"
          action={
            <Button
              size="chip"
              onPress={() => {
                dispatch({ type: "prices", prices: changed });
                for (const { choice, today } of changedWhole) {
                  dispatch({ type: "categoryPrices", choice, prices: today });
                }
              }}
            >
              {t("order.useTodayAll")}
            </Button>
          }
        >
          {prices}
        </Notice>
      )}
      {goneText !== "" && (
        <Notice
          tone="warning"
          action={
            <Button
              size="chip"
              onPress={() => {
                for (const { id } of goneRows) dispatch({ type: "remove", id });
                for (const { choice } of goneWhole) dispatch({ type: "removeCategory", choice });
              }}
            >
              {t("order.removeGone")}
            </Button>
          }
        >
          {goneText}
        </Notice>
      )}
    </>
  );
}
