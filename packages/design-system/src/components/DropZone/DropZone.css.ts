import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, type, vars } from "../../theme/vars.css.ts";
import { centered, column, plainList, row } from "../../internal/styles.ts";

const { color, space } = vars;

export const root = style({
  ...column(space[8]),
  minInlineSize: 0,
  inlineSize: "100%",
});

export const label = style([type.columnHead, { color: color.muted }]);

export const zone = recipe({
  base: [
    type.body,
    {
      ...centered,
      gap: space[12],
      boxSizing: "border-box",
      inlineSize: "100%",
      padding: space[24],
      background: color.canvas,
      border: `${vars.stroke.hairline} dashed ${color.control}`,
      borderRadius: vars.radius.control,
      color: color.muted,
      textAlign: "center",
      textWrap: "pretty",
      outline: "none",
      transition: `background-color ${vars.motion.base} ${vars.ease}, border-color ${vars.motion.base} ${vars.ease}`,
      selectors: { "&[data-focus-visible]": focusRing },
    },
  ],
  variants: {
    /** Tall for a page of its own, short for a form or dialog. */
    size: {
      /** For a page of its own. */
      tall: { minBlockSize: `calc(3 * ${space[64]})` },
      /** For a form, among fields. */
      short: { padding: space[16] },
    },
    over: {
      none: {},
      // Solid, so that it also shows with forced colors.
      accepting: {
        background: color.selected,
        border: `${vars.stroke.active} solid ${color.link}`,
        color: color.text,
      },
      refusing: {
        background: color.dangerTint,
        border: `${vars.stroke.active} solid ${color.danger}`,
        color: color.danger,
        cursor: "not-allowed",
      },
    },
    isInvalid: { true: { borderColor: color.danger } },
  },
});

/** Ignores the pointer, so that drag events reach the zone. */
export const words = style([
  type.control,
  { display: "grid", justifyItems: "center", gap: space[4], pointerEvents: "none" },
]);

export const hint = style([type.caption, { color: color.subtle }]);

export const fileList = style({
  display: "flex",
  flexDirection: "column",
  ...plainList,
});

export const fileRow = style([
  type.cell,
  {
    ...row(space[8]),
    minBlockSize: vars.size.rowImport,
    borderBlockEnd: vars.border.hairline,
    color: color.text,
  },
]);

const byState = {
  waiting: { color: color.muted },
  busy: { color: color.muted },
  done: { color: color.success },
  failed: { color: color.danger },
};

export const fileSign = recipe({
  base: { display: "grid", placeItems: "center", flexShrink: 0, inlineSize: vars.size.icon },
  variants: { state: byState },
});

/** The name with the note next to it, or below it if both don't fit. */
export const fileWords = style({
  display: "flex",
  flexWrap: "wrap",
  flex: 1,
  columnGap: space[12],
  minInlineSize: 0,
  paddingBlock: space[8],
});

export const fileName = style({
  flex: "1 1 auto",
  fontFamily: vars.font.mono,
  overflowWrap: "anywhere",
});

export const fileNote = recipe({
  base: {},
  variants: { state: byState },
});

export const fileDetail = style([type.caption, { flex: "1 1 100%", color: color.muted }]);

export const fileSize = style([type.data, { color: color.subtle, whiteSpace: "nowrap" }]);

/** Same width with and without a button, so that the sizes align. */
export const fileEnd = style({ display: "grid", minInlineSize: vars.size.chip });
