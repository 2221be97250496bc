import { textIn } from "@caliper/catalogue-model";
import type { CategoryChoice, OrderProduct } from "@caliper/api-client";
import { useLocale } from "@caliper/catalogue-widgets/shared";
import { useCategoryNames } from "./useCategoryNames.ts";

/** A product's description in the reader's language; the workbook describes it in English. */
export function useDescriptions() {
  const locale = useLocale();
  const names = useCategoryNames();
  return ({ category, subcategory }: CategoryChoice, product: OrderProduct | undefined): string =>
    [
      names.category(category, "one"),
      product?.detail === undefined ? "" : textIn(product.detail, locale),
      subcategory === "" ? "" : names.subcategory(subcategory),
    ]
      .filter((word) => word !== "")
      .join(", ");
}
