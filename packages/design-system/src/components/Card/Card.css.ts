import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";
import { focusRing, vars } from "../../theme/vars.css.ts";

export const card = recipe({
  base: {
    display: "block",
    minInlineSize: 0,
    border: vars.border.hairline,
    borderRadius: vars.radius.control,
    overflow: "hidden",
    color: vars.color.text,
    textDecoration: "none",
  },
  variants: {
    /** Padding in px; defaults to 16. */
    padding: bySpace((length) => ({ padding: length })),
    interactive: {
      true: {
        blockSize: "100%",
        cursor: "pointer",
        outline: "none",
        transition: `border-color ${vars.motion.base} ${vars.ease}`,
        selectors: {
          "&[data-hovered]": { borderColor: vars.color.control, background: vars.color.hover },
          "&[data-focus-visible]": focusRing,
        },
      },
    },
  },
});
