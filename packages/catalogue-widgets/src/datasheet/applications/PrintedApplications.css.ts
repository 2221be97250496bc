import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";

const { space } = vars;

export const printed = style({
  display: "none",
  "@media": { [media.print]: { display: "block" } },
});

export const maker = style({ fontWeight: 600 });

export const list = style({
  margin: 0,
  paddingBlockStart: space[8],
  columnCount: 3,
  columnGap: space[24],
});

export const entry = style([
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
