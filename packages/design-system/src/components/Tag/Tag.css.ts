import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";
import { inlineRow } from "../../internal/styles.ts";

const { color } = vars;

export const tag = recipe({
  base: [
    type.columnHead,
    {
      ...inlineRow(vars.space[4]),
      whiteSpace: "nowrap",
      fontWeight: 600,
    },
  ],
  variants: {
    /** The meaning of the state: done, changed, invalid, informational or none of these. */
    tone: {
      success: { color: color.success, background: color.successTint },
      warning: { color: color.warning, background: color.warningTint },
      danger: { color: color.danger, background: color.dangerTint },
      info: { color: color.info, background: color.infoTint },
      neutral: {
        color: color.muted,
        background: color.canvas,
        boxShadow: `inset 0 0 0 ${vars.stroke.hairline} ${color.hairline}`,
      },
    },
    /** `plain` has no background, for tables and facts. */
    appearance: {
      tint: {
        minBlockSize: vars.space[20],
        paddingInline: vars.space[8],
        paddingBlock: vars.space[2],
        borderRadius: vars.radius.tag,
      },
      /** Only text and icon. */
      plain: {
        background: "transparent",
        boxShadow: "none",
        fontSize: "inherit",
        lineHeight: "inherit",
        fontWeight: 500,
      },
    },
  },
  defaultVariants: { tone: "neutral", appearance: "tint" },
});
