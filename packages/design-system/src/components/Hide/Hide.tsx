import type { ReactNode } from "react";
import { hide } from "./Hide.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface HideProps extends Variants<typeof hide> {
  /** What is left out there, for screen readers too. */
  children?: ReactNode;
}

/** Leaves its children out on phones (`narrow`), on anything wider (`wide`), or on paper (`print`). */
export function Hide({ children, on }: HideProps) {
  return <div className={hide({ on })}>{children}</div>;
}
