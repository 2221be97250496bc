import { style } from "@vanilla-extract/css";
import { type, vars } from "@caliper/design-system/vars";

const { space, colour } = vars;

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[12],
});

export const vehicle = style([type.cell, { fontWeight: 500 }]);
export const years = style([type.data, { textAlign: "end" }]);
export const detail = style([type.cell, { color: colour.muted }]);
export const engine = style([type.data, { color: colour.muted, textAlign: "end" }]);
