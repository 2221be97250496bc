import type { ReactNode } from "react";
import {
  heading,
  note as noteStyle,
  number as numberStyle,
  row,
  title,
} from "./SectionHeading.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface SectionHeadingProps extends Variants<typeof row> {
  /** The title of the block. */
  children: ReactNode;
  /** The number of the block on its sheet, in red. */
  number?: number;
  /** A few words at the right: a count, a hint. */
  note?: ReactNode;
  /** Heading level; 2 unless told. */
  level?: 2 | 3 | 4;
  /** So that a region can be labelled by it. */
  id?: string;
}

/** The head of a numbered block: title, and the 1.5 px rule that everything under it hangs from. */
export function SectionHeading({
  children,
  number,
  note,
  level = 2,
  id,
  rule = true,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={row({ rule })}>
      <Heading className={heading} {...(id !== undefined && { id })}>
        {number !== undefined && <span className={numberStyle}>{number}</span>}
        <span className={title}>{children}</span>
      </Heading>
      {note !== undefined && <span className={noteStyle}>{note}</span>}
    </div>
  );
}
