import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";

const { space } = vars;

export const list = style({
  display: "none",
  margin: 0,
  paddingBlockStart: space[8],
  "@media": {
    [media.print]: { display: "block", columnCount: 3, columnGap: space[24] },
  },
});

export const maker = style([
  type.brandCell,
  {
    paddingBlockEnd: space[4],
    fontWeight: 400,
    overflowWrap: "anywhere",
    // Keep a year range in one column.
    orphans: 3,
    widows: 3,
  },
]);

export const name = style({ display: "inline", fontWeight: 600, "::after": { content: '" "' } });

export const models = style({ display: "inline", margin: 0 });
