import { rootKey } from "@caliper/api-client";
import { hasVehicleIdentifier } from "@caliper/catalogue-model";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";

const maxRecent = 6;
const queryKey = [...rootKey, "recentTexts"];
const none: readonly string[] = [];

/**
 * Texts that were searched before, the last one first. In the cache only, which is cleared when another user signs in: a
 * text may name a customer's vehicle.
 */
export function useRecentTexts(): readonly [
  texts: readonly string[],
  remember: (text: string) => void,
] {
  const queries = useQueryClient();
  const { data = none } = useQuery<readonly string[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  const remember = (text: string) => {
    if (text === "" || hasVehicleIdentifier(text)) return;
    queries.setQueryData<readonly string[]>(queryKey, (before = none) =>
      [text, ...before.filter((other) => other !== text)].slice(0, maxRecent),
    );
  };
  return [data, remember];
}
