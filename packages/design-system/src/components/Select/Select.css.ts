import { style } from "@vanilla-extract/css";
import { type, vars } from "../../theme/vars.css.ts";
import { ellipsis } from "../../internal/styles.ts";

export const trigger = style([
  type.body,
  {
    margin: 0,
    paddingBlock: 0,
    paddingInline: vars.space[12],
    gap: vars.space[8],
    textAlign: "start",
    cursor: "pointer",
    selectors: {
      "[data-invalid] > &": { borderColor: vars.color.danger },
      // No focus ring and no border change after a pointer press.
      "&[data-focused]:not([data-focus-visible])": {
        outline: "none",
        borderColor: vars.color.control,
      },
    },
  },
]);

export const value = style({
  flex: 1,
  minInlineSize: 0,
  ...ellipsis,
  selectors: { "&[data-placeholder]": { color: vars.color.subtle } },
});

export const chevron = style({ color: vars.color.muted });
