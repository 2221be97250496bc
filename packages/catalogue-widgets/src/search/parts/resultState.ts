/** Which of its four states a table of results shows. */
export function resultState(results: {
  readonly hasFailed: boolean;
  /** Nothing was answered yet. */
  readonly isMissing: boolean;
  readonly isEmpty: boolean;
}): "error" | "loading" | "empty" | "data" {
  if (results.hasFailed) return "error";
  if (results.isMissing) return "loading";
  return results.isEmpty ? "empty" : "data";
}
