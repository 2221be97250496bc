import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { color, space } = vars;

export const container = style({ containerType: "inline-size" });

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
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  gap: `${space[16]} ${space[24]}`,
  paddingBlockStart: space[12],
  "@media": { [media.print]: { display: "none" } },
});

const sample = {
  inlineSize: space[16],
  blockSize: space[12],
  opacity: 0.45,
  printColorAdjust: "exact",
} as const;

export const only = {
  a: style({ ...sample, background: color.success }),
  b: style({ ...sample, background: color.danger }),
} as const;
