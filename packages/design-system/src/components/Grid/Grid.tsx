import type { ReactNode } from "react";
import { grid } from "./Grid.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface GridProps extends Variants<typeof grid> {
  /** One element per cell. */
  children?: ReactNode;
}

/** Equal columns; on a phone, `narrowColumns` of them. */
export function Grid({ children, gap = 24, narrowColumns = 1, ...variants }: GridProps) {
  return <div className={grid({ gap, narrowColumns, ...variants })}>{children}</div>;
}
