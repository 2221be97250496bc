import type { ReactNode } from "react";
import { vars } from "../theme/vars.css.ts";

interface CellProps {
  children: ReactNode;
  padding?: 8 | 12;
}

/** An item of a layout, with a background that shows its size. */
export const Cell = ({ children, padding = 8 }: CellProps) => (
  <div
    style={{
      minInlineSize: 0,
      padding: vars.space[padding],
      border: vars.border.hairline,
      background: vars.color.sunken,
    }}
  >
    {children}
  </div>
);
