import { style } from "@vanilla-extract/css";
import { type as typeScale, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { space, color, motion, ease } = vars;

/** Inside a card that does not fit the vehicle that is pointed at. */
const faint = "[data-faint] &";
const faded = (property: string) => ({
  transition: `${property} ${motion.base} ${ease}`,
  "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } },
});

export const card = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space[8],
  "@container": {
    [widths.slim]: { flexDirection: "column", alignItems: "flex-end" },
  },
  // With the card's padding and edge, 88 px.
  minBlockSize: `calc(${space[64]} + ${space[4]} + ${space[2]})`,
});

export const text = style({
  display: "flex",
  flexDirection: "column",
  alignSelf: "flex-start",
  minInlineSize: 0,
});

export const outline = style({ ...faded("opacity"), selectors: { [faint]: { opacity: 0.3 } } });

// Text stays readable.
const subtle = { ...faded("color"), selectors: { [faint]: { color: color.subtle } } };
export const code = style([typeScale.code, { color: color.link, ...subtle }]);
export const type = style([typeScale.caption, { color: color.muted, ...subtle }]);
export const detail = style([typeScale.caption, { color: color.subtle }]);
