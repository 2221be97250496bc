import type { ListedCode } from "@caliper/api-client";
import { families } from "@caliper/catalogue-model";
import { useTerms } from "@caliper/catalogue-widgets/shared";

/** Why a product matched, in the user's language. */
export function useReasons() {
  const terms = useTerms();
  return ({ type, reason, brand, shown }: ListedCode["products"][number]): string => {
    const family = families.find(({ productType }) => productType === type)?.id;
    const kind = family === undefined ? type : terms.family(family);
    if (reason === "fmsi") return `${kind} · FMSI ${shown}`;
    if (reason === "upc") return `${kind} · UPC ${shown}`;
    return brand === undefined ? kind : `${kind} · ${brand} ${shown}`;
  };
}
