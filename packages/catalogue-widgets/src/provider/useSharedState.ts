import { rootKey } from "@caliper/api-client";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";

/**
 * A value that the widgets of a page share, in memory only: in the cache, which is cleared when another user signs in.
 * @param name of the value; unique among all of them
 */
export function useSharedState<Value>(
  name: string,
  initial: Value,
): readonly [value: Value, set: (next: Value) => void] {
  const queryKey = [...rootKey, "shared", name];
  const queries = useQueryClient();
  const { data } = useQuery<Value>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return [data ?? initial, (next) => void queries.setQueryData<Value>(queryKey, () => next)];
}
