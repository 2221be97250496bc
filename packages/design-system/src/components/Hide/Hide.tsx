import { type ReactNode, useContext } from "react";
import { NotPrinted } from "../../internal/notPrinted.ts";
import { hide } from "./Hide.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface HideProps extends Variants<typeof hide> {
  /** The content; also hidden from screen readers. */
  children?: ReactNode;
}

/** Hides its children on phones (`narrow`), on wider screens (`wide`) or in print (`print`). */
export function Hide({ children, on }: HideProps) {
  const isHidden = useContext(NotPrinted);
  return (
    <NotPrinted value={isHidden || on === "print"}>
      <div className={hide({ on })}>{children}</div>
    </NotPrinted>
  );
}
