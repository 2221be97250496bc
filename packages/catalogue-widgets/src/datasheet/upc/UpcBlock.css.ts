import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

/** Side by side where the block has the whole width of the sheet. */
export const parts = style({
  display: "grid",
  gridAutoColumns: "minmax(0, 1fr)",
  gridAutoFlow: "column",
  alignItems: "start",
  gap: `${vars.space[16]} ${vars.space[24]}`,
  "@container": { [widths.phone]: { gridAutoFlow: "row" } },
});
export const letter = style({ fontFamily: vars.font.mono, color: vars.color.subtle });
