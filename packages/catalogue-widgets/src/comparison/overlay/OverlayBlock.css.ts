import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { color, space } = vars;

/** On paper as large as fits with both parts on one page. */
export const container = style({
  containerType: "inline-size",
  "@media": { [media.print]: { inlineSize: "66%", marginInline: "auto" } },
});

export const sheet = style({ "@container": { [widths.phone]: { display: "none" } } });

export const phone = style({
  display: "none",
  "@container": { [widths.phone]: { display: "block" } },
});

export const legend = style([
  type.caption,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[24],
    rowGap: space[4],
    margin: 0,
    padding: 0,
    listStyle: "none",
    color: color.muted,
  },
]);

export const entry = style({ display: "flex", alignItems: "center", gap: space[8] });

export const code = style([type.code, { color: color.text }]);

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: space[12],
  "@media": { [media.print]: { display: "none" } },
});

export const slider = style({ flex: `1 1 calc(3 * ${space[64]})`, paddingInlineEnd: space[12] });
