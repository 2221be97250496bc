import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { CopyButton } from "../CopyButton/CopyButton.tsx";
import type { CopyButtonProps } from "../CopyButton/CopyButton.tsx";
import { code, withCopy } from "./Code.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface CodeProps extends Omit<Variants<typeof code>, "isLink"> {
  /** The code as printed; parts of it may be marked. */
  children: ReactNode;
  /** Where the code's own page is; a code that one can follow is blue. */
  href?: string;
  /** Puts a button beside it that copies the text and says so. */
  copy?: CopyButtonProps;
}

/** A part code, a column name, a figure: mono, and never broken over two lines. */
export function Code({ children, href, copy, ...variants }: CodeProps) {
  const text =
    href === undefined ? (
      <span className={code(variants)} translate="no">
        {children}
      </span>
    ) : (
      <AriaLink className={code({ ...variants, isLink: true })} href={href} translate="no">
        {children}
      </AriaLink>
    );
  if (!copy) return text;
  return (
    <span className={withCopy}>
      {text}
      <CopyButton {...copy} />
    </span>
  );
}
