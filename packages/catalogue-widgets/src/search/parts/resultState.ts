/** The state of a table of results. */
export function resultState(results: {
  readonly hasFailed: boolean;
  /** No response yet. */
  readonly isMissing: boolean;
  readonly isEmpty: boolean;
}): "error" | "loading" | "empty" | "data" {
  if (results.hasFailed) return "error";
  if (results.isMissing) return "loading";
  return results.isEmpty ? "empty" : "data";
}
