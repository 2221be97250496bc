import { recipe } from "@vanilla-extract/recipes";
import { inlineRow, square } from "../../internal/styles.ts";
import { type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

const dot = (background: string) => ({ "::before": { background } });

export const status = recipe({
  base: {
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
  variants: {
    /** `small` below another value; the dot stays beside the first word where it wraps. */
    size: {
      medium: type.cell,
      small: [
        type.caption,
        {
          display: "inline",
          "::before": { display: "inline-block", marginInlineEnd: space[4] },
        },
      ],
    },
    /** The meaning: works, needs attention, failed, in progress, or off. */
    tone: {
      success: dot(color.success),
      warning: dot(color.warning),
      danger: dot(color.danger),
      info: dot(color.info),
      neutral: dot(color.control),
    },
  },
  defaultVariants: { size: "medium", tone: "neutral" },
});
