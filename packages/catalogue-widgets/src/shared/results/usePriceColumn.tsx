import type { WarehousePrice } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { type DataColumn, Money } from "@caliper/design-system";
import { useViewer, useWarehouse } from "../../provider/index.ts";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { NextPriceNote } from "../next-price/index.ts";
import { StockButton } from "../stock/index.ts";

interface Priced {
  readonly code: string;
  readonly price?: WarehousePrice;
}

const states = ["inStock", "low", "none"];

/**
 * The column of the chosen warehouse's prices, and one of its stock where that is known; none for a viewer without prices. Its header is the warehouse, unless
 * `headerOf` makes another one of its name.
 */
export function usePriceColumn<Part extends Priced>(
  parts: readonly Part[],
  headerOf = (warehouse: string) => warehouse,
): DataColumn<Part>[] {
  const t = useText();
  const terms = useTerms();
  const mayPrice = maySee("prices", useViewer());
  const chosen = useWarehouse();
  // Until the prices of another warehouse are loaded, the column shows the previous ones.
  const warehouse = parts.find(({ price }) => price !== undefined)?.price?.warehouse ?? chosen;
  if (!mayPrice || warehouse === undefined) return [];
  const stock: DataColumn<Part> = {
    id: "stock",
    header: t("stock.column"),
    sortBy: ({ price }) => price?.stock && states.indexOf(price.stock.state),
    cell: (part) => <StockButton code={part.code} price={part.price} />,
  };
  return [
    {
      id: "price",
      header: headerOf(terms.warehouse(warehouse)),
      align: "end",
      isMono: true,
      sortBy: ({ price }) => price?.amount,
      cell: ({ price }) => (
        <>
          <Money amount={price?.amount} />
          <NextPriceNote price={price?.next} isNarrow />
        </>
      ),
    },
    ...(parts.some(({ price }) => price?.stock !== undefined) ? [stock] : []),
  ];
}
