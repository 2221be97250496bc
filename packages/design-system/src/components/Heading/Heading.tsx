import type { ReactNode } from "react";
import { heading } from "./Heading.css.ts";
import { useHeadingLevel } from "../../internal/headingLevel.ts";
import type { Variants } from "../../internal/variants.ts";

export interface HeadingProps extends Variants<typeof heading> {
  /** A short title, or a code in `codeHero`. */
  children: ReactNode;
  /** The position in the outline, counted from `HeadingOffset`; `variant` sets the look. */
  level: 1 | 2 | 3 | 4;
  /** For `aria-labelledby` of a region or dialog. */
  id?: string;
}

/** A heading without a rule. Numbered blocks use `SectionHeading`. */
export function Heading({ children, level, id, ...variants }: HeadingProps) {
  const Element = `h${useHeadingLevel(level)}` as const;
  return (
    <Element
      className={heading({ variant: level === 1 ? "title" : "section", ...variants })}
      id={id}
    >
      {children}
    </Element>
  );
}
