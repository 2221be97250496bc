import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { color, space, radius, stroke } = vars;

/** As high as a picture of most cameras, and low enough that the codes fit. */
export const screen = style({
  position: "relative",
  aspectRatio: "4 / 3",
  maxBlockSize: "50vh",
  overflow: "hidden",
  borderRadius: radius.control,
  background: "black",
});

export const video = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

/** Where to hold the code. */
export const frame = style({
  position: "absolute",
  inset: "20% 12%",
  border: `${stroke.active} solid white`,
  borderRadius: radius.control,
  // Outside of the frame the picture is darker.
  boxShadow: "0 0 0 100vmax rgb(0 0 0 / 40%)",
  pointerEvents: "none",
});

export const list = style({
  display: "grid",
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: color.text,
});
