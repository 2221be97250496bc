import type { CodeHit } from "@caliper/api-client";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";

/** What a screen reader says of a row: code, product and price. */
export function useRowText() {
  const terms = useTerms();
  const format = useFormat();
  return ({ code, family, price }: Pick<CodeHit, "code" | "family" | "price">): string =>
    [code, terms.family(family), format.price(price?.amount)].filter(Boolean).join(", ");
}
