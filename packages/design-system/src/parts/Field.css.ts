import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset, hidden, media, type, vars } from "../theme/vars.css.ts";
import { centered, column, plainButton, row } from "../internal/styles.ts";

const { color, size, space } = vars;

export const field = style({
  ...column(space[4]),
  minInlineSize: 0,
  inlineSize: "100%",
});

export const label = recipe({
  base: [
    type.columnHead,
    {
      ...row(space[8]),
      color: color.muted,
      cursor: "default",
      selectors: { "[data-disabled] > &": { opacity: 0.6 } },
    },
  ],
  variants: { isHidden: { true: hidden } },
});

export const letter = style([
  type.balloon,
  {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    boxSizing: "border-box",
    minInlineSize: `calc(${space[16]} + ${space[2]})`,
    blockSize: `calc(${space[16]} + ${space[2]})`,
    border: `${vars.stroke.hairline} solid ${color.link}`,
    borderRadius: vars.radius.pill,
    color: color.link,
  },
]);

export const description = style([type.caption, { color: color.subtle }]);

export const error = style([
  type.cell,
  { display: "flex", alignItems: "flex-start", gap: space[4], color: color.danger },
]);

const forFingers = { [media.coarsePointer]: { minBlockSize: size.controlPhone } };

/** The border around an input and its affixes and buttons. */
export const control = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    inlineSize: "100%",
    minInlineSize: 0,
    background: color.canvas,
    border: vars.border.control,
    borderRadius: vars.radius.control,
    color: color.text,
    cursor: "text",
    outline: "none",
    transition: `border-color ${vars.motion.base} ${vars.ease}`,
    selectors: {
      "&[data-hovered]": { borderColor: color.muted },
      "&[data-invalid]": { borderColor: color.danger },
      // A button inside the edge has its own focus ring.
      "&:has(> :is(input, textarea)[data-focused]), &[data-focused]": {
        borderColor: color.focus,
        outline: `${vars.stroke.active} solid ${color.focus}`,
      },
      // Read-only fields don't have the border of an editable control.
      "[data-readonly] > &": { background: color.chrome, borderColor: color.hairline },
      "&[data-disabled]": { background: color.sunken, cursor: "not-allowed" },
    },
  },
  variants: {
    /** The height: in a form, the main field of a page, or for fingers. */
    size: {
      control: { minBlockSize: size.control, "@media": forFingers },
      main: { minBlockSize: size.controlMain, "@media": forFingers },
      large: { minBlockSize: size.controlPhone },
    },
  },
  compoundVariants: [
    {
      variants: { size: "control" },
      style: {
        "@media": {
          [`${media.narrow} and (not ${media.coarsePointer})`]: { minBlockSize: size.controlMain },
        },
      },
    },
  ],
});

export const input = recipe({
  base: [
    type.body,
    {
      flex: 1,
      minInlineSize: 0,
      inlineSize: "100%",
      margin: 0,
      paddingBlock: 0,
      paddingInline: space[12],
      alignSelf: "stretch",
      border: 0,
      borderRadius: "inherit",
      background: "transparent",
      color: "inherit",
      outline: "none",
      appearance: "none",
      textOverflow: "ellipsis",
      selectors: {
        "&::placeholder": { color: color.subtle, opacity: 1, fontWeight: 400 },
        "&::-webkit-search-cancel-button, &::-webkit-search-decoration": { display: "none" },
        "&[data-disabled]": { cursor: "not-allowed", color: color.subtle },
      },
      // Below 16 px iOS zooms into the field on focus.
      "@media": { [`${media.narrow} and ${media.coarsePointer}`]: { fontSize: space[16] } },
    },
  ],
  variants: {
    isMono: { true: [type.data, { fontWeight: 500, fontSize: type.body.fontSize }] },
  },
});

/** A unit inside the edge. */
export const affix = style([
  type.cell,
  { color: color.subtle, paddingInlineEnd: space[12], whiteSpace: "nowrap" },
]);

/** An icon inside the edge, before the text. */
export const sign = style({
  display: "grid",
  paddingInlineStart: space[12],
  color: color.muted,
});

/** A button inside the edge, as tall as the field: show, clear, open. */
export const fieldButton = style({
  ...centered,
  alignSelf: "stretch",
  inlineSize: size.control,
  flexShrink: 0,
  ...plainButton,
  borderRadius: vars.radius.control,
  color: color.muted,
  selectors: {
    "&[data-hovered]": { color: color.text },
    "&[data-focus-visible]": focusRingInset,
    "&[data-disabled]": { cursor: "not-allowed" },
  },
  "@media": { [media.coarsePointer]: { inlineSize: size.controlPhone } },
});
