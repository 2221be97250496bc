import type { PriceRow, Prices } from "@caliper/api-client";
import { useSharedState, useWarehouse } from "../../provider/index.ts";

/** Whether prices are printed; null until the user was asked. One choice for all sheets, until the page is reloaded. */
export const usePrintsPrices = () => useSharedState<boolean | null>("printsPrices", null);

/** The rows for paper: the prices of the chosen warehouse, or none. */
export function usePrintedRows(prices: Prices | undefined): readonly PriceRow[] {
  const chosen = useWarehouse();
  const [isPrinted] = usePrintsPrices();
  return isPrinted === true && prices !== undefined
    ? prices.rows.filter(({ warehouse }) => warehouse === chosen)
    : [];
}
