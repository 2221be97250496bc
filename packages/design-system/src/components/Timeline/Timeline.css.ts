import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { column, plainList, square } from "../../internal/styles.ts";
import { type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const list = style({ ...plainList, ...column(space[0]) });

export const entry = style({
  position: "relative",
  display: "flex",
  gap: space[12],
  minInlineSize: 0,
  paddingBlockEnd: space[20],
  selectors: {
    // The line to the next entry, behind the icons.
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: `calc(${space[12]} - ${vars.stroke.hairline} / 2)`,
      borderInlineStart: vars.border.hairline,
    },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});

export const sign = recipe({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    ...square(space[24]),
    flexShrink: 0,
    borderRadius: vars.radius.round,
  },
  variants: {
    tone: {
      success: { color: color.success, background: color.successTint },
      warning: { color: color.warning, background: color.warningTint },
      danger: { color: color.danger, background: color.dangerTint },
      info: { color: color.info, background: color.infoTint },
      neutral: { color: color.muted, background: color.chrome },
    },
  },
});

export const body = style({ flex: 1, minInlineSize: 0, paddingBlockStart: space[2] });

export const head = style({ display: "flex", flexWrap: "wrap", columnGap: space[12] });

export const title = style([type.control, { color: color.text }]);

export const when = style([type.cell, { color: color.subtle }]);

export const detail = style([type.cell, { color: color.muted }]);
