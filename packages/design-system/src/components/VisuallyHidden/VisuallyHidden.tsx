import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** What is read aloud and not seen. */
  children?: ReactNode;
  /** The element: `output` for what is said when it changes; a span unless told. */
  as?: "span" | "div" | "h2" | "output";
}

/** For screen readers only. */
export function VisuallyHidden({ children, as: Element = "span" }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
