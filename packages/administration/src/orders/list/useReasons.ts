import type { ListedCode } from "@caliper/api-client";
import { familyIdOfType } from "@caliper/catalogue-model";
import { useText } from "../../messages/index.ts";
import { useTerms } from "@caliper/catalogue-widgets/shared";

/** Why a product matched, in the user's language. */
export function useReasons() {
  const terms = useTerms();
  const t = useText();
  return (product: ListedCode["products"][number]): string => {
    const { type, reason, brand, shown, together = [] } = product;
    const family = familyIdOfType(type);
    const kind = family === undefined ? type : terms.family(family);
    if (reason === "fmsi") return `${kind} · FMSI ${shown}`;
    if (reason === "upc") return `${kind} · UPC ${shown}`;
    if (reason === "replacement") {
      const replaces = t("order.replacesCode", { code: shown });
      return [kind, replaces, ...together.map(({ code, ratio }) => `+ ${ratio} × ${code}`)].join(
        " · ",
      );
    }
    return brand === undefined ? kind : `${kind} · ${brand} ${shown}`;
  };
}
