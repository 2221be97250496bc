import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hidden, media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { border, color, space } = vars;

export const slot = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space[12],
    minInlineSize: 0,
    minBlockSize: `calc(${space[64]} + ${space[8]})`,
    paddingBlock: space[8],
    borderBlockStart: border.rule,
    borderBlockEnd: border.hairline,
    "@media": { [media.print]: { minBlockSize: 0 } },
  },
  variants: {
    /** Messages are longer than a code. */
    isWordy: {
      true: {
        "@container": {
          [widths.phone]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "start" },
        },
      },
    },
  },
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  minInlineSize: 0,
});

export const code = style([type.statSmall, { color: color.text }]);

export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  // Below the text where the text fills the row.
  gridColumnEnd: -1,
  "@media": { [media.print]: { display: "none" } },
});

/** As high as what is known of a part. */
export const pending = style({
  minBlockSize: space[40],
  "@container": { [widths.phone]: { minBlockSize: `calc(${space[64]} + ${space[16]})` } },
});

export const nearest = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
});

export const visuallyHidden = style(hidden);
