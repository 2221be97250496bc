import { style } from "@vanilla-extract/css";
import { media, type, vars } from "../../theme/vars.css.ts";
import { between } from "../../internal/styles.ts";

export const carousel = style({
  display: "flex",
  flexDirection: "column",
  border: vars.border.hairline,
  borderRadius: vars.radius.control,
  overflow: "hidden",
  // Announcements are for the screen.
  "@media": { [media.print]: { display: "none" } },
});

export const slide = style({ background: vars.color.chrome, minInlineSize: 0 });

export const pager = style({
  ...between,
  minBlockSize: vars.size.rowPhone,
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[8],
});

export const counter = style([type.drawing, { color: vars.color.muted }]);

export const controls = style({ display: "flex", gap: vars.space[4] });
