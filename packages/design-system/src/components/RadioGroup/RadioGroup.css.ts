import { style } from "@vanilla-extract/css";
import { radioDot } from "../../internal/radio.css.ts";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";

export const radio = style([
  type.cell,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[8],
    minBlockSize: vars.space[24],
    color: vars.color.text,
    cursor: "pointer",
    selectors: { "&[data-disabled]": { cursor: "not-allowed", opacity: 0.5 } },
    "@media": { [media.coarsePointer]: { minBlockSize: vars.size.controlPhone } },
  },
]);

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
