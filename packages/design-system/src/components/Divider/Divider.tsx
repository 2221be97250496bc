import { Separator } from "react-aria-components";
import { divider } from "./Divider.css.ts";
import type { DividerVariants } from "./Divider.css.ts";

export type DividerProps = DividerVariants;

/** A hairline, or the 1.5 px rule that opens a section. */
export function Divider({ weight = "hairline", orientation = "horizontal" }: DividerProps) {
  return <Separator className={divider({ weight, orientation })} orientation={orientation} />;
}
