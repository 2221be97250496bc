/** The state of a table of results; `count` is undefined while they load. */
export function resultState(
  error: unknown,
  count: number | undefined,
): "error" | "loading" | "empty" | "data" {
  if (error !== null && error !== undefined) return "error";
  if (count === undefined) return "loading";
  return count === 0 ? "empty" : "data";
}
