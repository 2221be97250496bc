import { SectionHeading } from "@caliper/design-system";
import { type ReactNode, useId } from "react";
import { BlockMessage } from "./BlockMessage.tsx";
import * as styles from "./Block.css.ts";

export interface BlockProps {
  heading: ReactNode;
  note?: ReactNode;
  /** Takes the height of its neighbor. */
  fill?: boolean;
  /** Space below the heading, for content other than a table. */
  gap?: boolean;
  /** A sentence in place of the content, if there is none. */
  empty?: string | false | undefined;
  children: ReactNode;
}

/** A block of the sheet, as a landmark region. */
export function Block({ heading, note, fill = false, gap = false, empty, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.block({ fill, gap })}>
      <SectionHeading id={id} note={note}>
        <span className={styles.number} />
        {heading}
      </SectionHeading>
      {empty ? <BlockMessage>{empty}</BlockMessage> : children}
    </section>
  );
}
