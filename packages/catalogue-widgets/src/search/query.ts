import { type FindArgs, type Finding, findQuery } from "@caliper/api-client";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useClient, useWarehouse } from "../provider/index.ts";
import { useRememberVin } from "./numbers/latestVin.ts";

type Wanted = Omit<FindArgs, "warehouse">;

function useFindQuery(args: Wanted) {
  return findQuery(useClient(), { ...args, warehouse: useWarehouse() });
}

interface FindingOptions {
  /** Keeps the last finding while the next one loads. */
  readonly keepsLast?: boolean;
  readonly isEnabled?: boolean;
}

/** Everything that a text finds: its readings, parts, hits by family, near codes and searches. */
export function useFinding(
  args: Wanted,
  { keepsLast = false, isEnabled = true }: FindingOptions = {},
) {
  const query = useFindQuery(args);
  const result = useQuery({
    ...query,
    enabled: isEnabled && query.enabled === true,
    placeholderData: keepsLast ? keepPreviousData : undefined,
  });
  const { data } = result;
  const rememberVin = useEffectEvent(useRememberVin());
  useEffect(() => {
    if (data !== undefined) rememberVin(data);
  }, [data]);
  return result;
}

/** Finds without waiting for suggestions: Enter right after the last letter. Their answer is not requested again. */
export function useFind() {
  const client = useClient();
  const warehouse = useWarehouse();
  const queries = useQueryClient();
  const rememberVin = useRememberVin();
  /** Request sequence number; stale responses are ignored. */
  const sequence = useRef(0);
  /** Called when the text changes; a pending response is ignored. */
  const cancel = () => {
    sequence.current += 1;
  };
  /**
   * Calls `then` with what the text finds, or null after a failure; not if it is stale: another text was requested, or
   * the page changed.
   */
  const find = (text: string, then: (finding: Finding | null) => void) => {
    cancel();
    const requestNumber = sequence.current;
    const { href } = window.location;
    const settle = (finding: Finding | null) => {
      if (sequence.current !== requestNumber || window.location.href !== href) return;
      if (finding !== null) rememberVin(finding);
      then(finding);
    };
    queries.fetchQuery(findQuery(client, { text, warehouse })).then(settle, () => settle(null));
  };
  return { find, cancel };
}
