import type { PriceRow, Prices } from "@caliper/api-client";
import { useSyncExternalStore } from "react";
import { useWarehouse } from "../../provider/index.ts";

/** Whether prices are printed; undefined until the user was asked. One choice for all sheets, until the page is reloaded. */
let answer: boolean | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePrintsPrices = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => answer,
    () => undefined,
  );

export function setPrintsPrices(isPrinted: boolean): void {
  answer = isPrinted;
  for (const listener of listeners) listener();
}

/** The rows for paper: the prices of the chosen warehouse, or none. */
export function usePrintedRows(prices: Prices | undefined): readonly PriceRow[] {
  const chosen = useWarehouse();
  const isPrinted = usePrintsPrices();
  return isPrinted === true && prices !== undefined
    ? prices.rows.filter(({ warehouse }) => warehouse === chosen)
    : [];
}
