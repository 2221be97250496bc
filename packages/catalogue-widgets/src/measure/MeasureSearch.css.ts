import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const results = style({ minInlineSize: 0 });

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[16],
  rowGap: space[8],
  flexWrap: "wrap",
});

export const tools = style({ display: "flex", alignItems: "baseline", gap: space[12] });

export const note = style({ "@media": { [media.medium]: { display: "none" } } });
