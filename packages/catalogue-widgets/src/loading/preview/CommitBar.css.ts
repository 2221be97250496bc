import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";
import { media } from "@caliper/design-system/theme";
import { type } from "@caliper/design-system/vars";

const { color, space } = vars;

/** Sticky, as wide as the page including its gutters. */
export const bar = style([
  type.body,
  {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: vars.layer.header,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[16],
    marginInline: `-${vars.gutter.wide}`,
    paddingBlock: space[12],
    paddingInline: vars.gutter.wide,
    borderBlockStart: vars.border.hairline,
    background: color.raised,
    "@media": {
      [media.narrow]: {
        // Compact, because it covers the table.
        gap: space[4],
        paddingBlock: space[8],
        marginInline: `-${vars.gutter.narrow}`,
        paddingInline: vars.gutter.narrow,
      },
    },
  },
]);

export const side = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[12],
  rowGap: space[4],
});

export const note = style({
  color: color.muted,
  "@media": { [media.narrow]: { flexBasis: "100%" } },
});
