import type { ReactNode } from "react";
import * as styles from "./SectionHeading.css.ts";
import { useHeadingLevel } from "../../internal/headingLevel.ts";
import type { Variants } from "../../internal/variants.ts";

export interface SectionHeadingProps extends Variants<typeof styles.row> {
  /** The title of the block. */
  children: ReactNode;
  /** The number of the block, in the accent color. */
  number?: number;
  /** Short text at the end: a count, a hint. */
  note?: ReactNode;
  /** Heading level; defaults to 2. */
  level?: 2 | 3 | 4;
  /** For `aria-labelledby` of a region. */
  id?: string;
}

/** The heading of a numbered block, with a 1.5 px rule. */
export function SectionHeading({
  children,
  number,
  note,
  level = 2,
  id,
  rule = true,
}: SectionHeadingProps) {
  const Heading = `h${useHeadingLevel(level)}` as const;
  return (
    <div className={styles.row({ rule })}>
      <Heading className={styles.heading} id={id}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <span className={styles.title}>{children}</span>
      </Heading>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}
