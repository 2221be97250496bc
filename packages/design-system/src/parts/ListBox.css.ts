import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, type, vars } from "../theme/vars.css.ts";
import { fade, row } from "../internal/styles.ts";

const { color, size, space } = vars;

export const panel = style({
  minInlineSize: `max(var(--trigger-width), ${space[64]})`,
  maxInlineSize: `min(calc(100vw - ${space[24]}), ${size.codeField})`,
  background: color.raised,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.float,
  color: color.text,
  outline: "none",
  overflow: "auto",
  ...fade(vars.motion.fast),
  "@media": {
    "(forced-colors: active)": { outline: `${vars.stroke.hairline} solid CanvasText` },
  },
});

/** On a small phone as wide as the screen, even if the field is narrower. */
export const widePanel = style({
  "@media": { [media.phone]: { inlineSize: `calc(100vw - ${space[24]})` } },
});

/** Scroll shadows: covers that scroll with the rows hide the fixed shadows at both ends of the list. */
const shade = [
  `linear-gradient(${color.raised} 30%, transparent) top / 100% ${space[24]} no-repeat local`,
  `linear-gradient(transparent, ${color.raised} 70%) bottom / 100% ${space[24]} no-repeat local`,
  `linear-gradient(${color.hairline}, transparent) top / 100% ${space[8]} no-repeat scroll`,
  `linear-gradient(transparent, ${color.hairline}) bottom / 100% ${space[8]} no-repeat scroll`,
].join(", ");

export const list = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    padding: space[4],
    margin: 0,
    outline: "none",
    maxBlockSize: "inherit",
    overflow: "auto",
  },
  variants: {
    isScrollable: {
      true: {
        background: shade,
      },
    },
    /** The virtualizer positions the rows, including the padding. */
    isVirtual: { true: { display: "block", padding: 0 } },
  },
});

export const option = style([
  type.body,
  {
    ...row(space[8]),
    // The list scrolls; its rows keep the height of their content.
    flexShrink: 0,
    minBlockSize: size.rowDense,
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: vars.radius.tag,
    color: color.text,
    textDecoration: "none",
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&[data-focused], &[data-hovered]": { background: color.hover },
      "&[data-selected]": { background: color.selected },
      "&[data-focus-visible]": {
        outline: `${vars.stroke.focus} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${vars.stroke.focus})`,
      },
      "&[data-disabled]": { color: color.subtle, cursor: "not-allowed" },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&[data-focused], &[data-hovered]": { outline: `${vars.stroke.focus} solid Highlight` },
        },
      },
      [media.coarsePointer]: { minBlockSize: size.controlPhone },
    },
  },
]);

export const optionMain = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const optionNote = style([type.caption, { color: color.subtle }]);

export const optionCheck = style({
  color: color.link,
  visibility: "hidden",
  selectors: { "[data-selected] > &": { visibility: "visible" } },
});

export const empty = style([
  type.cell,
  {
    ...row(space[8]),
    padding: space[12],
    color: color.muted,
  },
]);

export const sectionLabel = style([
  type.caption,
  { paddingBlock: space[4], paddingInline: space[8], color: color.muted },
]);

export const separator = style({
  alignSelf: "stretch",
  border: 0,
  borderBlockStart: vars.border.hairline,
  marginBlock: space[4],
  marginInline: 0,
});
