import { Separator } from "react-aria-components";
import { divider } from "./Divider.css.ts";
import type { Variants } from "../../internal/variants.ts";

export type DividerProps = Variants<typeof divider>;

/** A hairline, or the 1.5 px rule at the start of a section. */
export function Divider({ weight = "hairline", orientation = "horizontal" }: DividerProps) {
  return <Separator className={divider({ weight, orientation })} orientation={orientation} />;
}
