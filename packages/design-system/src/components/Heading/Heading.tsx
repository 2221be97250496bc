import type { ReactNode } from "react";
import { heading } from "./Heading.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface HeadingProps extends Variants<typeof heading> {
  /** A few words; a code in a code hero. */
  children: ReactNode;
  /** Its place in the page's outline; how it looks is `variant`. */
  level: 1 | 2 | 3 | 4;
  /** So that a region or a dialog can be named by it. */
  id?: string;
}

/** A heading without a rule; numbered blocks use `SectionHeading`. */
export function Heading({ children, level, id, ...variants }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      className={heading({ variant: level === 1 ? "title" : "section", ...variants })}
      {...(id !== undefined && { id })}
    >
      {children}
    </Element>
  );
}
