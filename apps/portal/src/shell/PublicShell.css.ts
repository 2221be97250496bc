import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { gutter, size, space } = vars;
const narrow = "(width <= 700px)";

/** A signed-in user, whose own frame replaces this one as soon as it is loaded. */
const forMember = ":root[data-member] &";

export const frame = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvh",
  "@media": {
    [media.wide]: { selectors: { [forMember]: { paddingInlineStart: size.menu } } },
    [`${media.wide} and ${media.medium}`]: {
      selectors: { [forMember]: { paddingInlineStart: size.menuCollapsed } },
    },
    print: { display: "block", minBlockSize: 0, paddingInlineStart: "0 !important" },
  },
});

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  minBlockSize: size.header,
  paddingInline: gutter.wide,
  background: vars.color.canvas,
  borderBlockEnd: vars.border.hairline,
  "@media": {
    [narrow]: { paddingInline: gutter.narrow },
    print: { display: "none" },
  },
});

export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  selectors: { [forMember]: { visibility: "hidden" } },
  "@media": { [narrow]: { gap: 0 } },
});

export const main = style({
  flex: 1,
  // Keeps the footer below the fold while the page loads, so that it does not move. The upper limit
  // lets pictures of a whole page, whose window is as high as the page, include it.
  minBlockSize: "min(100dvh, 75rem)",
  minInlineSize: 0,
  inlineSize: "100%",
  maxInlineSize: `calc(100rem + 2 * ${gutter.wide})`,
  marginInline: "auto",
  paddingBlock: `${space[28]} ${space[40]}`,
  paddingInline: gutter.wide,
  outline: "none",
  vars: { [vars.stickyTop]: size.header },
  "@media": {
    [narrow]: { paddingInline: gutter.narrow },
    print: { padding: 0, minBlockSize: 0 },
  },
});
