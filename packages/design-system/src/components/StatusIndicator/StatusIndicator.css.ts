import { recipe } from "@vanilla-extract/recipes";
import { inlineRow, square } from "../../internal/styles.ts";
import { type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

const dot = (background: string) => ({ "::before": { background } });

export const status = recipe({
  base: [
    type.cell,
    {
      ...inlineRow(space[8]),
      minInlineSize: 0,
      color: color.text,
      "::before": {
        content: '""',
        flexShrink: 0,
        ...square(space[8]),
        borderRadius: vars.radius.round,
        // Forced colors remove the background.
        forcedColorAdjust: "none",
      },
    },
  ],
  variants: {
    /** The meaning: works, needs attention, failed, in progress, or off. */
    tone: {
      success: dot(color.success),
      warning: dot(color.warning),
      danger: dot(color.danger),
      info: dot(color.info),
      neutral: dot(color.control),
    },
  },
  defaultVariants: { tone: "neutral" },
});
