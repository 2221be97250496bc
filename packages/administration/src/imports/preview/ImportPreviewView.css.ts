import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});

export const aside = style([type.caption, { color: vars.color.subtle }]);

export const mono = style({ fontFamily: vars.font.mono, fontWeight: 500 });

export const facts = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[20] });
