/** A gap in the list of pages. */
export const gap = "gap";

/**
 * The pages that are offered: the first, the last, the current one and its neighbors. A gap replaces two pages or more,
 * so that it never hides a single one.
 */
export function pagesOf(page: number, count: number): readonly (number | typeof gap)[] {
  const near = Array.from({ length: count }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === count || Math.abs(each - page) <= 1,
  );
  return near.flatMap((each, index) => {
    const before = near[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [gap, each] : [each];
  });
}
