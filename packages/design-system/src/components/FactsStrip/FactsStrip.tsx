import type { ReactNode } from "react";
import { cell, cells, label as labelStyle, strip, value as valueStyle } from "./FactsStrip.css.ts";
import type { StripVariants, ValueVariants } from "./FactsStrip.css.ts";

export interface Fact {
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** Short enough for one line beside the others. */
  value: ReactNode;
}

export interface FactsStripProps extends StripVariants, ValueVariants {
  /** Up to seven; what has no room whole goes to the next row, on a phone they stand two to a row. */
  facts: readonly Fact[];
}

/**
 * Ruled cells in one strip, caption over value. `facts` under a title; `stat` for large figures with the caption under
 * them, as box and pallet.
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
