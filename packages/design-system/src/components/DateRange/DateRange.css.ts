import { style } from "@vanilla-extract/css";
import { between, centered, plainButton, square } from "../../internal/styles.ts";
import { focusRing, focusRingInset, media, type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const dates = style([
  type.body,
  {
    display: "flex",
    flex: 1,
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[8],
    minInlineSize: 0,
    paddingInline: space[12],
    fontVariantNumeric: "tabular-nums",
  },
]);

export const date = style({ display: "flex", whiteSpace: "nowrap" });

export const segment = style({
  paddingInline: vars.stroke.hairline,
  borderRadius: vars.radius.mark,
  outline: "none",
  selectors: {
    "&[data-placeholder]": { color: color.subtle },
    "&[data-focused]": {
      background: color.selected,
      outline: `${vars.stroke.hairline} solid ${color.focus}`,
    },
  },
});

export const calendar = style({ inlineSize: "fit-content", maxInlineSize: "100%" });

export const head = style({ ...between, paddingBlockEnd: space[8] });

export const month = style([type.section, { margin: 0 }]);

const cellSize = { ...square(space[32]), "@media": { [media.coarsePointer]: square(space[40]) } };

export const grid = style({ borderSpacing: 0, fontVariantNumeric: "tabular-nums" });

export const weekday = style([type.columnHead, { ...cellSize, color: color.subtle }]);

export const day = style([
  type.cell,
  {
    ...cellSize,
    ...centered,
    borderRadius: vars.radius.tag,
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&[data-outside-month]": { visibility: "hidden" },
      "&[data-hovered]": { background: color.hover },
      "&[data-selected]": { background: color.selected },
      "&[data-selection-start], &[data-selection-end]": {
        background: color.link,
        color: color.onLink,
      },
      "&[data-unavailable], &[data-disabled]": { color: color.subtle, cursor: "not-allowed" },
      "&[data-focus-visible]": focusRingInset,
    },
  },
]);

export const turn = style({
  ...plainButton,
  ...centered,
  ...square(space[32]),
  borderRadius: vars.radius.control,
  color: color.muted,
  selectors: {
    "&[data-hovered]": { color: color.text, background: color.hover },
    "&[data-focus-visible]": focusRing,
    "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 },
  },
});
