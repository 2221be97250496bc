import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset, hidden, type, vars } from "../../theme/vars.css.ts";
import { column, plainList, row } from "../../internal/styles.ts";

const { color, size, space } = vars;
const iconGap = `calc(${space[8]} + ${space[2]})`;

const forcedColors = "(forced-colors: active)";
const currentEdge = `${vars.stroke.active} solid Highlight`;

export const nav = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overflowX: "hidden",
  padding: space[8],
  scrollbarWidth: "thin",
});

export const list = style({
  ...column(space[2]),
  ...plainList,
});

export const item = style({ margin: 0, padding: 0 });

/** A row of 36 px: icon, label and possibly a chevron. */
export const entry = recipe({
  base: [
    type.control,
    {
      ...row(iconGap),
      inlineSize: "100%",
      minBlockSize: size.control,
      margin: 0,
      paddingBlock: space[4],
      paddingInlineStart: space[12],
      paddingInlineEnd: iconGap,
      border: 0,
      borderRadius: vars.radius.control,
      background: "transparent",
      color: color.muted,
      textAlign: "start",
      textDecoration: "none",
      cursor: "pointer",
      outline: "none",
      selectors: {
        "&[data-hovered]": { background: color.hover, color: color.text },
        "&[data-focus-visible]": focusRingInset,
      },
    },
  ],
  variants: {
    isCollapsed: {
      true: { justifyContent: "center", gap: 0, paddingInline: 0 },
    },
    isCurrent: {
      true: {
        background: color.selected,
        color: color.link,
        selectors: { "&[data-hovered]": { background: color.selected, color: color.link } },
        // Forced colors remove backgrounds, so a border marks the current page.
        "@media": { [forcedColors]: { border: currentEdge } },
      },
    },
    /** The group with the current link, or a row that is not interactive. */
    isStrong: { true: { color: color.text } },
    /** A group while the menu is collapsed. */
    isOff: { true: { cursor: "default" } },
    isStatic: { true: { cursor: "default" } },
  },
});

export const entryText = recipe({
  base: { flex: 1, minInlineSize: 0, overflowWrap: "anywhere" },
  variants: { isCollapsed: { true: hidden } },
});

export const switchLabel = style({ flex: 1, fontWeight: 500 });

export const chevron = style({ display: "inline-flex" });

/** Indented behind a hairline below the group's icon. */
export const childList = style([
  list,
  {
    gap: 0,
    marginBlockStart: space[2],
    marginBlockEnd: space[8],
    marginInlineStart: `calc(${space[12]} + ${space[8]})`,
    borderInlineStart: vars.border.hairline,
  },
]);

export const child = recipe({
  base: [
    type.body,
    {
      position: "relative",
      ...row(space[8]),
      minBlockSize: size.rowDense,
      paddingBlock: space[4],
      paddingInlineStart: space[20],
      paddingInlineEnd: space[8],
      color: color.muted,
      textDecoration: "none",
      cursor: "pointer",
      outline: "none",
      selectors: {
        "&[data-hovered]": { color: color.text },
        "&[data-focus-visible]": { ...focusRingInset, borderRadius: vars.radius.control },
      },
    },
  ],
  variants: {
    isCurrent: {
      true: {
        color: color.text,
        fontWeight: 600,
        selectors: {
          "&::before": {
            content: "",
            position: "absolute",
            insetBlock: space[2],
            insetInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
            inlineSize: vars.stroke.active,
            background: color.accent,
            "@media": { [forcedColors]: { background: "Highlight" } },
          },
        },
      },
    },
  },
});

export const rule = style({
  border: 0,
  borderBlockStart: vars.border.hairline,
  marginBlock: `calc(${space[8]} - ${vars.stroke.hairline})`,
  marginInline: iconGap,
});
