import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../../shared/widths/index.ts";

const { border, color, space } = vars;

export const list = style({ margin: 0 });

export const maker = style([
  type.cell,
  {
    display: "grid",
    gridTemplateColumns: `calc(2 * ${space[64]}) minmax(0, 1fr)`,
    columnGap: space[12],
    paddingBlock: space[8],
    paddingInline: space[4],
    borderBlockEnd: border.hairline,
    breakInside: "avoid",
    "@container": { [widths.phone]: { gridTemplateColumns: "1fr" } },
    "@media": { [media.print]: { paddingBlock: space[2] } },
  },
]);

export const name = style({ fontWeight: 600, color: color.text });

export const models = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[16],
  rowGap: space[4],
  margin: 0,
});

export const model = style({ color: color.text });

export const years = style([type.data, { color: color.muted, whiteSpace: "nowrap" }]);

export const foot = style({
  paddingBlockStart: space[8],
  "@media": { [media.print]: { display: "none" } },
});
