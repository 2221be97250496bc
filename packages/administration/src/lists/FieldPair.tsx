import type { ReactNode } from "react";
import { pair } from "./layout.css.ts";

/** Fields of a dialog side by side, if they fit. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={pair}>{children}</div>
);
