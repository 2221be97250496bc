import { SectionHeading } from "@caliper/design-system";
import { useId } from "react";
import type { ReactNode } from "react";
import * as styles from "./Block.css.ts";

export interface BlockProps {
  /** Place on the sheet, in red before the heading. */
  number?: number | undefined;
  heading: ReactNode;
  note?: ReactNode;
  /** Takes the height of its neighbour, so that bottoms align. */
  fill?: boolean;
  /** Room between the heading's rule and what is no table. */
  gap?: boolean;
  children: ReactNode;
}

/** A numbered block of the sheet: a region named by its heading. */
export function Block({ number, heading, note, fill = false, gap = false, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.block({ fill, gap })}>
      <SectionHeading
        id={id}
        {...(number !== undefined && { number })}
        {...(note !== undefined && { note })}
      >
        {heading}
      </SectionHeading>
      {children}
    </section>
  );
}
