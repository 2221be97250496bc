import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";
import { between, row } from "../../internal/styles.ts";
import { skeleton } from "../Skeleton/Skeleton.css.ts";

const { color, gutter, size, space } = vars;

export const shell = style({
  display: "flex",
  minBlockSize: "100dvh",
  background: color.canvas,
  color: color.text,
  "@media": { [media.print]: { display: "block", minBlockSize: 0 } },
});

export const skipLink = style([
  type.control,
  {
    position: "fixed",
    insetBlockStart: space[8],
    insetInlineStart: space[8],
    zIndex: vars.layer.overlay,
    padding: `${space[8]} ${space[16]}`,
    background: color.raised,
    color: color.link,
    borderRadius: vars.radius.control,
    translate: `0 calc(-100% - ${space[16]})`,
    selectors: {
      // No shadow while off-screen: it would extend into the page.
      "&:focus": { translate: "none", boxShadow: vars.elevation.float, ...focusRing },
    },
    "@media": { [media.print]: { display: "none" } },
  },
]);

const asideBase = style({
  position: "sticky",
  insetBlockStart: 0,
  flexShrink: 0,
  blockSize: "100dvh",
  background: color.chrome,
  borderInlineEnd: vars.border.hairline,
  overflow: "hidden",
  transition: `inline-size ${vars.motion.max} ${vars.ease}`,
  "@media": { [media.print]: { display: "none" } },
});

export const aside = styleVariants({
  expanded: [asideBase, { inlineSize: size.menu }],
  collapsed: [asideBase, { inlineSize: size.menuCollapsed }],
});

export const menuBody = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  outline: "none",
  // Too low for a list that scrolls between header and footer: everything scrolls.
  "@media": { [media.short]: { display: "block", overflowY: "auto" } },
});

export const brandRow = style({
  ...between,
  flexShrink: 0,
  blockSize: size.header,
  paddingInlineStart: `calc(${space[12]} + ${space[2]})`,
  paddingInlineEnd: space[8],
});

export const brandLink = style({
  display: "inline-flex",
  borderRadius: vars.radius.brandMark,
  color: color.text,
  textDecoration: "none",
  outline: "none",
  selectors: { "&[data-focus-visible]": focusRing },
});

export const foot = style({
  display: "flex",
  flexDirection: "column",
  flexShrink: 0,
  padding: space[8],
  borderBlockStart: vars.border.hairline,
});

export const column = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minInlineSize: 0,
  // Sticky elements in the page stay below the header.
  vars: { [vars.stickyTop]: size.header },
  "@media": {
    [media.short]: { vars: { [vars.stickyTop]: space[0] } },
    [media.print]: { display: "block" },
  },
});

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  ...row(space[24]),
  blockSize: size.header,
  flexShrink: 0,
  paddingInline: gutter.wide,
  background: color.canvas,
  borderBlockEnd: vars.border.hairline,
  "@media": {
    [media.narrow]: { gap: space[8], paddingInlineStart: space[4], paddingInlineEnd: space[12] },
    [media.short]: { position: "static" },
    [media.print]: { display: "none" },
  },
});

export const search = style({
  flex: `0 1 ${size.codeField}`,
  minInlineSize: 0,
  "@media": { [media.narrow]: { flexGrow: 1 } },
});

export const actions = style({
  ...row(space[12]),
  marginInlineStart: "auto",
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: space[28],
  paddingBlockEnd: space[40],
  paddingInline: gutter.wide,
  outline: "none",
  "@media": {
    [media.narrow]: { paddingBlockStart: space[24], paddingInline: gutter.narrow },
    [media.print]: { padding: 0 },
  },
});

/** What loads would move the footer, so that it appears afterwards. */
export const footer = style({
  selectors: { [`${main}:has(${skeleton.classNames.base}) + &`]: { visibility: "hidden" } },
});
