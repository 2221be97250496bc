import type { ReactNode } from "react";
import * as styles from "./FactsStrip.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface Fact {
  id: string;
  /** One or two words. */
  label: ReactNode;
  /** Short enough for one line. */
  value: ReactNode;
}

export interface FactsStripProps
  extends Variants<typeof styles.strip>, Variants<typeof styles.value> {
  /** Up to seven. They wrap if they don't fit; on a phone there are two per row. */
  facts: readonly Fact[];
}

/** So many facts keep the width of their content. */
const few = 4;

/**
 * A row of ruled cells. `facts` has the caption above the value, for use below a title; `stat` shows large figures with
 * the caption below.
 */
export function FactsStrip({ facts, variant = "facts", rule = "strong" }: FactsStripProps) {
  const isFew = variant === "facts" && facts.length <= few;
  return (
    <div className={styles.strip({ rule })}>
      <dl className={styles.cells({ variant })}>
        {facts.map((fact) => (
          <div key={fact.id} className={styles.cell({ variant, isFew })}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value({ variant })}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
