import type { ReactNode } from "react";
import type { Variants } from "../../internal/variants.ts";
import { status } from "./StatusIndicator.css.ts";

export interface StatusIndicatorProps extends Variants<typeof status> {
  /** The status in words; the dot only repeats it. */
  children: ReactNode;
}

/** The status of a key, an import or a connection. */
export function StatusIndicator({ children, ...look }: StatusIndicatorProps) {
  return <span className={status(look)}>{children}</span>;
}
