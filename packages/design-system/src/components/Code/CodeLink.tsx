import type { ReactNode } from "react";
import { Link as AriaLink } from "react-aria-components";

interface CodeLinkProps {
  className: string;
  href: string;
  children: ReactNode;
}

/** A file of its own, so that codes without links need no behavior. */
export const CodeLink = (props: CodeLinkProps) => <AriaLink {...props} translate="no" />;
