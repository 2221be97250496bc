import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";
import { widths } from "../shared/widths/index.ts";

export const scale = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  fontFamily: vars.font.mono,
  whiteSpace: "nowrap",
});

const onPhone = (display: string) => ({
  "@media": { screen: { "@container": { [widths.phone]: { display } } } },
});

export const sizes = {
  page: style(onPhone("none")),
  phone: style({ display: "none", ...onPhone("inline") }),
} as const;

/** As high as the text beside it. */
export const symbol = style({
  blockSize: vars.space[16],
  inlineSize: "auto",
  flexShrink: 0,
  "@media": { [media.print]: { blockSize: vars.space[12] } },
});
