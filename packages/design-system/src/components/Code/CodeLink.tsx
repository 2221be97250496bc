import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";
import { code } from "./Code.css.ts";
import type { Variants } from "../../internal/variants.ts";

interface CodeLinkProps extends Omit<Variants<typeof code>, "isLink"> {
  href: string;
  children: ReactNode;
}

/** A separate file, so that codes without links load no behavior. */
export const CodeLink = ({ href, children, ...variants }: CodeLinkProps) => (
  <AriaLink className={code({ ...variants, isLink: true })} href={href} translate="no">
    {children}
  </AriaLink>
);
