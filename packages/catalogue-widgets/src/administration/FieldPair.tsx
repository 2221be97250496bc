import type { ReactNode } from "react";
import { pair } from "./layout.css.ts";

/** Fields of a dialog side by side, where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={pair}>{children}</div>
);
