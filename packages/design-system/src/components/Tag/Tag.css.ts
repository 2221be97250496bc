import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

const { colour } = vars;

export const tag = recipe({
  base: [
    type.columnHead,
    {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space[4],
      whiteSpace: "nowrap",
      fontWeight: 600,
    },
  ],
  variants: {
    /** What the state means: done, changed, wrong, told, neither. */
    tone: {
      success: { color: colour.success, background: colour.successTint },
      warning: { color: colour.warning, background: colour.warningTint },
      danger: { color: colour.danger, background: colour.dangerTint },
      info: { color: colour.info, background: colour.infoTint },
      neutral: {
        color: colour.muted,
        background: colour.canvas,
        boxShadow: `inset 0 0 0 ${vars.stroke.hairline} ${colour.hairline}`,
      },
    },
    /** `plain` leaves the ground out, inside tables and facts. */
    appearance: {
      tint: {
        minBlockSize: vars.space[20],
        paddingInline: vars.space[8],
        paddingBlock: vars.space[2],
        borderRadius: vars.radius.tag,
      },
      /** Only the words and the sign, inside a table or a fact. */
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
