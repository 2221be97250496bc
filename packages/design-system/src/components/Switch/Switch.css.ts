import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";
import { inlineRow, square } from "../../internal/styles.ts";

const { color, space } = vars;

export const switchRow = recipe({
  base: [
    type.body,
    {
      ...inlineRow(space[12]),
      color: "inherit",
      cursor: "pointer",
      minBlockSize: vars.size.chip,
      selectors: { "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 } },
      "@media": { [media.coarsePointer]: { minBlockSize: vars.size.controlPhone } },
    },
  ],
  variants: {
    /** Whether the label follows the switch, or comes first with the switch at the end of the row. */
    align: {
      /** Label after the switch. */
      start: {},
      /** Label first and the switch at the end, for a menu row. */
      between: { display: "flex", inlineSize: "100%", justifyContent: "space-between" },
    },
  },
});

export const track = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  inlineSize: space[32],
  blockSize: `calc(${space[16]} + ${space[2]})`,
  padding: `0 calc(${space[4]} - ${vars.stroke.hairline})`,
  border: vars.border.control,
  borderRadius: vars.radius.pill,
  background: "transparent",
  transition: `background-color ${vars.motion.base} ${vars.ease}`,
  selectors: {
    "[data-selected] > &": {
      background: color.link,
      borderColor: color.link,
      justifyContent: "flex-end",
    },
    "[data-focus-visible] > &": focusRing,
  },
});

export const thumb = style({
  ...square(`calc(${space[8]} + ${space[2]})`),
  borderRadius: vars.radius.round,
  background: color.control,
  selectors: { "[data-selected] > * > &": { background: color.onLink } },
  // Forced colors remove the background, which is all the thumb has.
  "@media": { "(forced-colors: active)": { border: `${space[4]} solid ButtonText` } },
});
