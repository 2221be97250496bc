import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { code } from "./Code.css.ts";
import type { CodeVariants } from "./Code.css.ts";

export interface CodeProps extends Omit<CodeVariants, "isLink"> {
  children: ReactNode;
  /** Where the code's own page is; a code that one can follow is blue. */
  href?: string;
}

/** A part code, a column name, a figure: mono, and never broken over two lines. */
export function Code({ children, href, ...variants }: CodeProps) {
  if (href === undefined)
    return (
      <span className={code(variants)} translate="no">
        {children}
      </span>
    );
  return (
    <AriaLink className={code({ ...variants, isLink: true })} href={href} translate="no">
      {children}
    </AriaLink>
  );
}
