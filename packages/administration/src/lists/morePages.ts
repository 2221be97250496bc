import type { ApiError } from "@caliper/api-client";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";

type Paged = Pick<
  UseInfiniteQueryResult<unknown, ApiError>,
  "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "error" | "fetchNextPage"
>;

/** Further pages of a list, for `more` of an `AdminList`; undefined after the last one. */
export const morePages = (query: Paged, label: string) =>
  query.hasNextPage
    ? {
        label,
        isPending: query.isFetchingNextPage,
        error: query.isFetchNextPageError ? query.error : null,
        load: () => void query.fetchNextPage(),
      }
    : undefined;
