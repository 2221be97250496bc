import { media, type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** Sticky, one line high, as wide as the page including its gutters. */
export const bar = style([
  type.body,
  {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: vars.layer.header,
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: space[12],
    marginInline: `-${vars.gutter.wide}`,
    paddingBlock: space[12],
    paddingInline: vars.gutter.wide,
    borderBlockStart: vars.border.hairline,
    background: color.raised,
    "@media": {
      [media.narrow]: {
        gap: space[8],
        paddingBlock: space[8],
        marginInline: `-${vars.gutter.narrow}`,
        paddingInline: vars.gutter.narrow,
      },
    },
  },
]);

/** Two lines of it are not as high as a button. */
export const note = style([
  type.caption,
  {
    flex: 1,
    minInlineSize: 0,
    color: color.muted,
    textAlign: "end",
    "@media": { [media.narrow]: { display: "none" } },
  },
]);

export const decide = style({
  flexShrink: 0,
  "@media": { [media.narrow]: { flex: 1, minInlineSize: 0 } },
});

export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[12],
  rowGap: space[4],
});
