import { SectionHeading } from "@caliper/design-system";
import { type ReactNode, useId } from "react";
import * as styles from "./Block.css.ts";

export interface BlockProps {
  heading: ReactNode;
  note?: ReactNode;
  /** Takes the height of its neighbor. */
  fill?: boolean;
  /** Space below the heading, for content other than a table. */
  gap?: boolean;
  children: ReactNode;
}

/** A block of the sheet, as a landmark region. */
export function Block({ heading, note, fill = false, gap = false, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.block({ fill, gap })}>
      <SectionHeading id={id} note={note}>
        <span className={styles.number} />
        {heading}
      </SectionHeading>
      {children}
    </section>
  );
}
