import type { WarehousePrice } from "@caliper/api-client";
import { Switch } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useOwnState } from "../search-state/index.ts";

export interface StockFilterProps {
  /** Whether only parts in stock are shown; by default this search keeps it. */
  inStock?: boolean | undefined;
  /** Called when the filter changes. */
  onInStockChange?: ((inStock: boolean) => void) | undefined;
}

/** The parts that the filter leaves, and the filter itself where the stock of any part is known. */
export function useStockFilter<Part extends { readonly price?: WarehousePrice }>(
  parts: readonly Part[],
  { inStock, onInStockChange }: StockFilterProps,
) {
  const t = useText();
  const [isOnly, setOnly] = useOwnState(inStock, onInStockChange, false);
  const isKnown = parts.some(({ price }) => price?.stock !== undefined);
  const isLeft = ({ price }: Part) => price?.stock !== undefined && price.stock.state !== "none";
  return {
    left: isKnown && isOnly ? parts.filter(isLeft) : parts,
    filter: isKnown && (
      <Switch isSelected={isOnly} onChange={setOnly}>
        {t("stock.only")}
      </Switch>
    ),
  };
}
