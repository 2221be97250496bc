import type { ReactNode } from "react";
import { marks } from "./layout.css.ts";

/** Tags and flags in the cell of a table, wrapping. */
export const Marks = ({ children }: { children: ReactNode }) => (
  <span className={marks}>{children}</span>
);
