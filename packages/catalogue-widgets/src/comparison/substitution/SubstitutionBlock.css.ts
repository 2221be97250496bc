import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";
import { halves } from "../Comparison.css.ts";

export const verdicts = style([
  halves,
  { rowGap: vars.space[16], margin: 0, padding: 0, listStyle: "none" },
]);

export const verdict = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
