import { type Datasheet, relatedProductsQuery } from "@caliper/api-client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../provider/index.ts";
import { useDebounced } from "../../shared/search-state/index.ts";
import { relatedTo } from "../loadDatasheet.ts";

export type Fits = ReturnType<typeof useFits>;

/**
 * Which related products fit which vehicles, as far as this is loaded. Loads the related products of a vehicle on which the pointer
 * rests; leaving it cancels the request.
 */
export function useFits(datasheet: Datasheet) {
  const client = useClient();
  const queries = useQueryClient();
  const [pointed, setPointed] = useState<number | null>(null);
  const rested = useDebounced(pointed);
  const vehicle =
    pointed !== null && pointed === rested ? relatedTo(datasheet, pointed) : undefined;
  // Without its answer nothing is faded, which needs no second attempt.
  const { data } = useQuery({ ...relatedProductsQuery(client, vehicle), retry: false });
  return {
    /** Codes of the products that fit the vehicle that is pointed at; undefined if none is, or while they are unknown. */
    codes: data && new Set(data.map(({ code }) => code)),
    /** Called with the vehicle under the pointer or the focus, by its index; null for none. */
    onPoint: setPointed,
    /** Indexes of the vehicles that a product fits, among those whose related products have been loaded. */
    vehiclesOf: (code: string) =>
      new Set(
        (datasheet.applications ?? []).flatMap((_, index) => {
          const { queryKey } = relatedProductsQuery(client, relatedTo(datasheet, index));
          const relatedProducts = queries.getQueryData(queryKey);
          return relatedProducts?.some((product) => product.code === code) ? index : [];
        }),
      ),
  };
}
