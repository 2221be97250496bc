import type { ReactNode } from "react";
import {
  cell,
  cells,
  label as labelStyle,
  strip,
  type StripVariants,
  value as valueStyle,
  type ValueVariants,
} from "./FactsStrip.css.ts";

export interface Fact {
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** Short enough for one line. */
  value: ReactNode;
}

export interface FactsStripProps extends StripVariants, ValueVariants {
  /** Up to seven. They wrap if they don't fit; on a phone there are two per row. */
  facts: readonly Fact[];
}

/**
 * A row of ruled cells. `facts` has the caption above the value, for use below a title; `stat` shows large figures with
 * the caption below.
 */
export function FactsStrip({
  facts,
  variant = "facts",
  rule = "strong",
  isMono = false,
}: FactsStripProps) {
  return (
    <div className={strip({ rule })}>
      <dl className={cells({ variant })}>
        {facts.map((fact) => (
          <div key={fact.id} className={cell({ variant })}>
            <dt className={labelStyle}>{fact.label}</dt>
            <dd className={valueStyle({ variant, isMono })}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
