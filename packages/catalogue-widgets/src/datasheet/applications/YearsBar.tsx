import type { YearRange } from "@caliper/catalogue-model";
import * as styles from "./YearsBar.css.ts";

/** Years from the first to the last of all vehicles; an open end is the last one. */
export interface YearScale {
  readonly first: number;
  readonly last: number;
}

/** The scale that all vehicles share; null if they span too few years to tell bars apart. */
export function yearScale(ranges: readonly YearRange[]): YearScale | null {
  let [first, last] = [Infinity, -Infinity];
  for (const { from, to } of ranges) {
    first = Math.min(first, from);
    last = Math.max(last, to ?? new Date().getFullYear());
  }
  return last - first < 3 ? null : { first, last: last + 1 };
}

/** The years of a vehicle as a bar on the scale of all vehicles; the columns beside it say them. */
export function YearsBar({ years, scale }: { years: YearRange; scale: YearScale }) {
  const share = (year: number) => `${((year - scale.first) / (scale.last - scale.first)) * 100}%`;
  const end = (years.to ?? scale.last - 1) + 1;
  return (
    <span className={styles.scale} aria-hidden>
      <span
        className={styles.bar}
        style={{
          insetInlineStart: share(years.from),
          insetInlineEnd: `calc(100% - ${share(end)})`,
        }}
      />
    </span>
  );
}
