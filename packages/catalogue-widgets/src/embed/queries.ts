import { isApiError } from "@caliper/api-client";
import { QueryCache, QueryClient } from "@tanstack/react-query";

const second = 1000;

/**
 * A cache of answers that recovers by itself, because a host page has no button for it: a question that failed without a
 * connection is asked again with one, and a question that came too often after the time that the server named.
 */
export function createQueries(): QueryClient {
  const cache = new QueryCache({
    onError(error, query) {
      if (!isApiError(error) || error.retryAfter === undefined) return;
      setTimeout(
        () => {
          if (query.isActive() && query.state.error === error)
            void query.fetch().catch(() => undefined);
        },
        Math.max(1, error.retryAfter) * second,
      );
    },
  });
  return new QueryClient({
    queryCache: cache,
    // Without a connection a question fails at once instead of waiting for one, so that readers see why.
    defaultOptions: { queries: { networkMode: "always", refetchOnReconnect: true } },
  });
}
