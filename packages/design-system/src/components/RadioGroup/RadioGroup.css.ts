import { style } from "@vanilla-extract/css";
import { radioDot } from "../../internal/radio.css.ts";
import { focusRing, vars } from "../../theme/vars.css.ts";

export const dot = style([
  radioDot,
  {
    selectors: {
      "[data-selected] > &": {
        borderColor: vars.color.link,
        borderWidth: `calc(${vars.space[4]} + ${vars.stroke.hairline})`,
      },
      "[data-focus-visible] > &": focusRing,
      "[data-invalid] > &": { borderColor: vars.color.danger },
    },
  },
]);
