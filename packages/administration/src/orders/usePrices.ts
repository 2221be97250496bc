import {
  type ApiError,
  type CategoryChoice,
  isTransient,
  type OrderProduct,
  orderProductsQuery,
} from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { sameChoice } from "./order.ts";
import type { PricedCategory } from "./rows.ts";

type Read = UseQueryResult<readonly OrderProduct[], ApiError>;

const facts = (results: readonly Read[]) =>
  results.map(({ data, error, refetch }) => ({ data, error, refetch }));

export interface Prices {
  readonly categories: readonly PricedCategory[];
  /** Error of the categories that could not be loaded. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** Today's prices of the categories; each category is loaded once. */
export function usePrices(
  user: string | undefined,
  warehouse: Warehouse | undefined,
  requested: readonly CategoryChoice[],
): Prices {
  const client = useClient();
  const isReady = user !== undefined && warehouse !== undefined;
  const choices = isReady
    ? requested.filter(
        (one, index) => requested.findIndex((other) => sameChoice(one, other)) === index,
      )
    : [];
  const results = useQueries({
    queries: isReady
      ? choices.map(({ category, subcategory }) =>
          orderProductsQuery(client, { user, warehouse, category, subcategory }),
        )
      : [],
    combine: facts,
  });
  const choicesKey = choices
    .map((choice) => `${choice.category}\t${choice.subcategory}`)
    .join("\n");
  const categories = useMemo(
    () =>
      choicesKey === ""
        ? []
        : choicesKey.split("\n").map((name, index): PricedCategory => {
            const [category = "", subcategory = ""] = name.split("\t");
            const read = results[index];
            const isRefused =
              read?.error !== null && read !== undefined && !isTransient(read.error);
            return { category, subcategory, products: read?.data, isRefused };
          }),
    [choicesKey, results],
  );
  const failed = results.filter(({ data, error }) => data === undefined && error !== null);
  return {
    categories,
    error: failed.find(({ error }) => isTransient(error))?.error ?? undefined,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
