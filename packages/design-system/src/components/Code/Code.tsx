import type { ReactNode } from "react";
import { CopyButton, type CopyButtonProps } from "../CopyButton/CopyButton.tsx";
import { code, withCopy } from "./Code.css.ts";
import { CodeLink } from "./CodeLink.tsx";
import type { Variants } from "../../internal/variants.ts";

export interface CodeProps extends Omit<Variants<typeof code>, "isLink"> {
  /** The code as printed; parts of it can be marked. */
  children: ReactNode;
  /** The URL of the part's page; a linked code is blue. */
  href?: string;
  /** Adds a button that copies the code and announces it. */
  copy?: CopyButtonProps;
}

/** A part code, column name or figure: mono and never wrapped. */
export function Code({ children, href, copy, ...variants }: CodeProps) {
  const text =
    href === undefined ? (
      <span className={code(variants)} translate="no">
        {children}
      </span>
    ) : (
      <CodeLink {...variants} href={href}>
        {children}
      </CodeLink>
    );
  if (!copy) return text;
  return (
    <span className={withCopy}>
      {text}
      <CopyButton {...copy} />
    </span>
  );
}
