import type { ApiError } from "@caliper/api-client";

/** Props of a view of results: how far the search is. */
export interface SearchStates {
  /** Shows a skeleton of the results. */
  isSearching?: boolean;
  /** Why the search failed; shown instead of the results. */
  error?: ApiError | null;
  /** Called by the button in the error. */
  onRetry?: (() => void) | undefined;
}
