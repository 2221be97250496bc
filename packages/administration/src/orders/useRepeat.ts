import { type ApiError, orderUserQuery, sentOrderQuery } from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { useQuery } from "@tanstack/react-query";
import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { type OrderAction, repeated } from "./order.ts";

/** Loads a sent order into the form; then calls `onRepeated`. */
export function useRepeat(
  id: number | undefined,
  dispatch: Dispatch<OrderAction>,
  onRepeated: ((id: number) => void) | undefined,
): { readonly isReading: boolean; readonly error: ApiError | null } {
  const client = useClient();
  const order = useQuery({
    ...sentOrderQuery(client, id ?? 0),
    enabled: id !== undefined,
  });
  const user = useQuery({
    ...orderUserQuery(client, order.data?.customer ?? ""),
    enabled: id !== undefined && order.data !== undefined,
  });
  const loaded = useRef<number>(undefined);
  const finish = useEffectEvent(() => {
    if (id === undefined || order.data === undefined || loaded.current === id) return;
    loaded.current = id;
    dispatch({ type: "load", order: repeated(order.data, user.data?.categories ?? []) });
    onRepeated?.(id);
  });
  // If the customer is no longer available, the field shows an error; the lines are kept.
  const isRead = order.data !== undefined && (user.data !== undefined || user.error !== null);
  useEffect(() => {
    if (isRead) finish();
  }, [id, isRead]);
  return { isReading: id !== undefined && !isRead && order.error === null, error: order.error };
}
