import { style } from "@vanilla-extract/css";
import { media } from "../../theme/scale.ts";
import { type, vars } from "../../theme/vars.css.ts";

const { space, stroke } = vars;

/** Set on the grid: the length of the longest value, in characters. */
export const longest = "--longest";

const padding = { screen: `calc(${space[8]} + ${space[2]})`, print: space[4] };

/** At most ten columns, each wide enough for the longest value, so that no value breaks. */
const columns = (inline: string) =>
  `repeat(auto-fill, minmax(min(100%, max(10%, calc(var(${longest}) * 1ch + 2 * ${inline} + ${stroke.hairline}))), 1fr))`;

export const grid = style([
  type.code,
  {
    display: "grid",
    gridTemplateColumns: columns(padding.screen),
    margin: 0,
    padding: 0,
    listStyle: "none",
    borderInlineStart: vars.border.hairline,
    "@media": { [media.print]: { gridTemplateColumns: columns(padding.print) } },
  },
]);

export const cell = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  paddingBlock: space[8],
  paddingInline: padding.screen,
  borderInlineEnd: vars.border.hairline,
  borderBlockEnd: vars.border.hairline,
  breakInside: "avoid",
  "@media": { [media.print]: { paddingBlock: space[2], paddingInline: padding.print } },
});

export const head = style([type.brandCell, { color: vars.color.muted, overflowWrap: "anywhere" }]);

// Breaks only a value that is longer than the whole grid is wide.
export const value = style({ overflowWrap: "anywhere" });
