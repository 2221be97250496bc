import type { ReactNode } from "react";
import { hide } from "./Hide.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface HideProps extends Variants<typeof hide> {
  /** The content; also hidden from screen readers. */
  children?: ReactNode;
}

/** Hides its children on phones (`narrow`), on wider screens (`wide`) or in print (`print`). */
export function Hide({ children, on }: HideProps) {
  return <div className={hide({ on })}>{children}</div>;
}
