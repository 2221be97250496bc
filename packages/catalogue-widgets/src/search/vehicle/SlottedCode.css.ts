import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const slotted = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[12],
  verticalAlign: "middle",
});

export const outline = style({ display: "grid", placeItems: "center", flexShrink: 0 });

export const lines = style({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "flex-start",
  textAlign: "start",
  // The touch target of a button extends beyond it.
  selectors: { "&:has(button)": { paddingBlock: vars.space[4] } },
});

/** A price and its stock, which wraps below the price if needed. */
export const stocked = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[8],
});
