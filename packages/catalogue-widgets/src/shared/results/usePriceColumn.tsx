import type { WarehousePrice } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { type DataColumn, Money } from "@caliper/design-system";
import { useViewer, useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";

interface Priced {
  readonly price?: WarehousePrice;
}

/**
 * The column of the chosen warehouse's prices; none for a viewer without prices. Its header is the warehouse, unless
 * `headerOf` makes another one of its name.
 */
export function usePriceColumn<Part extends Priced>(
  parts: readonly Part[],
  headerOf = (warehouse: string) => warehouse,
): DataColumn<Part>[] {
  const terms = useTerms();
  const mayPrice = maySee("prices", useViewer());
  const chosen = useWarehouse();
  // Until the prices of another warehouse are loaded, the column shows the previous ones.
  const warehouse = parts.find(({ price }) => price !== undefined)?.price?.warehouse ?? chosen;
  if (!mayPrice || warehouse === undefined) return [];
  return [
    {
      id: "price",
      header: headerOf(terms.warehouse(warehouse)),
      align: "end",
      isMono: true,
      sortBy: ({ price }) => price?.amount,
      cell: ({ price }) => <Money amount={price?.amount} />,
    },
  ];
}
