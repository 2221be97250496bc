import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

/** As many in a row as fit; two on a phone. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const card = style({ display: "flex", flexDirection: "column", gap: space[8] });

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
});

export const code = style([type.code, { color: color.link }]);

export const rank = style([type.caption, { fontFamily: vars.font.mono, color: color.subtle }]);

export const picture = style({ display: "grid", placeItems: "center", paddingBlock: space[8] });
