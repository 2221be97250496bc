import { type Dispatch, useEffect, useReducer, useRef } from "react";
import { draftOf, type OrderAction, orderOf, type OrderState, reduceOrder } from "./order.ts";
import type { OrderDrafts } from "./orderDraft.ts";

/** Milliseconds after the last change; leaving the page does not wait. */
const restBeforeSaving = 250;

/** The order in progress: it starts with the stored draft, and every change is stored. */
export function useDraft(
  drafts: OrderDrafts,
  username: string,
): readonly [OrderState, Dispatch<OrderAction>] {
  const [state, dispatch] = useReducer(reduceOrder, undefined, () =>
    orderOf(drafts.read(username)),
  );
  const unsaved = useRef<OrderState | undefined>(undefined);
  useEffect(() => {
    unsaved.current = state;
    const timer = setTimeout(() => {
      drafts.save(username, draftOf(state));
      unsaved.current = undefined;
    }, restBeforeSaving);
    return () => clearTimeout(timer);
  }, [state, drafts, username]);
  useEffect(() => {
    const save = () => {
      if (unsaved.current !== undefined) drafts.save(username, draftOf(unsaved.current));
      unsaved.current = undefined;
    };
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [drafts, username]);
  // Two tabs share one order: changes of the other tab are applied here, not overwritten.
  useEffect(
    () =>
      drafts.subscribe(() => dispatch({ type: "follow", order: orderOf(drafts.read(username)) })),
    [drafts, username],
  );
  return [state, dispatch];
}
