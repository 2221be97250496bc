import type { ReactNode } from "react";
import { code } from "./Code.css.ts";
import { CodeLink } from "./CodeLink.tsx";
import type { Variants } from "../../internal/variants.ts";

export interface CodeProps extends Omit<Variants<typeof code>, "isLink"> {
  /** The code as printed; parts of it can be marked. */
  children: ReactNode;
  /** The URL of the part's page; a linked code is blue. */
  href?: string;
}

/** A part code, column name or figure: mono and never wrapped. */
export function Code({ children, href, ...variants }: CodeProps) {
  if (href !== undefined)
    return (
      <CodeLink {...variants} href={href}>
        {children}
      </CodeLink>
    );
  return (
    <span className={code(variants)} translate="no">
      {children}
    </span>
  );
}
