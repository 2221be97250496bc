import { type, vars } from "@caliper/design-system/vars";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, border, space } = vars;
const gridPitch = "20px";

export const sheet = style({
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  overflow: "hidden",
  color: color.ink,
  backgroundColor: color.paper,
  backgroundImage: `linear-gradient(${color.grid} 1px, transparent 1px), linear-gradient(90deg, ${color.grid} 1px, transparent 1px)`,
  backgroundSize: `${gridPitch} ${gridPitch}`,
});

export const picture = style({ flex: 1, minBlockSize: 0, padding: space[12] });

// The drawing fills the space above the title block.
globalStyle(`${picture} > svg`, { inlineSize: "100%", blockSize: "100%", background: "none" });

export const block = style({
  display: "flex",
  justifyContent: "flex-end",
  margin: 0,
  background: color.paper,
  borderBlockStart: border.sheet,
});

export const cell = style({
  padding: `${space[8]} ${space[20]} ${space[8]} ${space[16]}`,
  borderInlineStart: border.sheet,
  minInlineSize: "104px",
});

export const label = style([type.caption, { color: color.muted }]);
export const value = style([type.code, { margin: 0, fontSize: "15px", color: color.ink }]);
