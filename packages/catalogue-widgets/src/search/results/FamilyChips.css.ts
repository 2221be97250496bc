import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const filters = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  minInlineSize: 0,
});

export const chips = style({ minInlineSize: 0 });

export const filter = style({ flexShrink: 0 });

export const note = style({
  flexShrink: 0,
  "@media": { [media.medium]: { display: "none" } },
});
