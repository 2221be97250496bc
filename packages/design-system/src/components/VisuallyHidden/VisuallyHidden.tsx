import type { ReactNode } from "react";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** Read by screen readers, not visible. */
  children?: ReactNode;
  /** The element; `output` for text announced on change. Defaults to `span`. */
  as?: "span" | "div" | "h2" | "output";
}

/** For screen readers only. */
export function VisuallyHidden({ children, as: Element = "span" }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
