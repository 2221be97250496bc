import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const frame = style({
  border: vars.border.hairline,
  borderRadius: vars.radius.control,
  overflow: "hidden",
});

export const drawing = style({
  aspectRatio: "320 / 208",
  background: vars.color.paper,
  borderBlockEnd: vars.border.sheet,
  display: "grid",
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  padding: vars.space[16],
});

export const alsoCalled = style({ "::before": { content: '" / "' } });

/** Side by side if their texts fit. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(136px, 1fr))",
  gap: vars.space[8],
});
