import { useEffect, useEffectEvent } from "react";
import type { EmbedTarget } from "../mount.ts";
import type { EmbedQuery } from "../../shared/embed-options/index.ts";

/** Fires an event when a search has found nothing; `total` is undefined while there is no result. */
export function useNoResults(
  target: EmbedTarget,
  total: number | undefined,
  query: EmbedQuery,
): void {
  const isEmpty = total === 0;
  const report = useEffectEvent(() => target.emit("caliper:no-results", { query }));
  const searched = JSON.stringify(query);
  useEffect(() => {
    if (isEmpty) report();
  }, [isEmpty, searched]);
}
