import { ApiError } from "@caliper/api-client";
import type { Language } from "@caliper/catalogue-model";
import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Id of the style sheet of signed-in users, which their document loads besides its own styles. */
export const stylesId = "member-styles";

/** Resolves when the style sheet of signed-in users is there. */
export async function stylesLoaded(): Promise<void> {
  const link = document.getElementById(stylesId);
  if (!(link instanceof HTMLLinkElement) || link.sheet !== null) return;
  await new Promise((resolve) => {
    for (const event of ["load", "error"]) link.addEventListener(event, resolve);
  });
}

/** What a page that the server rendered contains for the browser, which must render the same at first. */
export interface RenderedState {
  /** The product code in the URL, in upper case; it may be empty or of no product. */
  readonly code: string;
  readonly language: Language;
  readonly origin: string;
  /** The data that the page shows, by query key. */
  readonly answers: readonly (readonly [QueryKey, unknown])[];
  /** The query whose failure the page shows. */
  readonly failure?: RenderedFailure;
}

interface RenderedFailure extends Pick<ApiError, "kind" | "status" | "problem"> {
  readonly key: QueryKey;
}

/** Id of the element with the state as JSON. */
export const stateId = "rendered-state";

export function cachedState(queries: QueryClient): Pick<RenderedState, "answers" | "failure"> {
  const all = queries.getQueryCache().getAll();
  const answers = all.flatMap(({ queryKey, state }) =>
    state.status === "success" ? [[queryKey, state.data] as const] : [],
  );
  for (const { queryKey: key, state } of all) {
    if (state.error instanceof ApiError) {
      const { kind, status, problem } = state.error;
      return { answers, failure: { key, kind, status, problem } };
    }
  }
  return { answers };
}

/** Puts the state into a cache. The answers count as new, because the server has just checked the page. */
export function restoreState(queries: QueryClient, { answers, failure }: RenderedState): void {
  for (const [key, data] of answers) queries.setQueryData(key, data);
  if (failure === undefined) return;
  const { key, ...facts } = failure;
  const error = new ApiError(facts);
  queries.getQueryCache().build(queries, queries.defaultQueryOptions({ queryKey: key }), {
    data: undefined,
    dataUpdateCount: 0,
    dataUpdatedAt: 0,
    error,
    errorUpdateCount: 1,
    errorUpdatedAt: Date.now(),
    fetchFailureCount: 1,
    fetchFailureReason: error,
    fetchMeta: null,
    isInvalidated: false,
    status: "error",
    fetchStatus: "idle",
  });
  showFailure(queries, key);
}

/** Renders the failure of a query instead of trying again at once. */
export function showFailure(queries: QueryClient, key: QueryKey): void {
  queries.setQueryDefaults(key, { retryOnMount: false });
}

/** Writes the style attributes that the document has as rules. Scripts may write what documents may not contain. */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
    delete element.dataset["style"];
  }
}

/** The state of the document; undefined when the server did not render the page. */
export function readState(): RenderedState | undefined {
  const text = document.getElementById(stateId)?.textContent;
  return text === undefined || text === null ? undefined : (JSON.parse(text) as RenderedState);
}
