import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gridTemplateColumns: `${vars.space[64]} minmax(0, 1fr)`,
  columnGap: vars.space[12],
});

export const outline = style({ alignSelf: "center", display: "grid", placeItems: "center" });

export const words = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

/** Below the price. */
export const next = style({ alignSelf: "end", textAlign: "end" });

/** The button has padding. */
export const stock = style([next, { marginInlineEnd: `calc(-1 * ${vars.space[8]})` }]);

/** Words at the start and a figure at the end; stacked if they do not fit. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[12],
});
