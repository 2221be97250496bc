import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const frame = style({
  border: vars.border.hairline,
  borderRadius: vars.radius.control,
  background: vars.colour.chrome,
  overflow: "hidden",
});

/** All banners have one shape, so that what stands below does not jump. */
export const stage = style({ aspectRatio: "16 / 9", display: "grid" });

export const image = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 0,
  objectFit: "contain",
});

export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlock: vars.space[4],
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[8],
  background: vars.colour.canvas,
});
