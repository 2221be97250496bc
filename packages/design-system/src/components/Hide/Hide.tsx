import type { ReactNode } from "react";
import { hide } from "./Hide.css.ts";
import type { HideVariants } from "./Hide.css.ts";

export interface HideProps extends HideVariants {
  children?: ReactNode;
}

/** Leaves its children out on phones (`narrow`), on anything wider (`wide`), or on paper (`print`). */
export function Hide({ children, on }: HideProps) {
  return <div className={hide({ on })}>{children}</div>;
}
