import { style } from "@vanilla-extract/css";
import { focusRingInset, type, vars } from "../../theme/vars.css.ts";
import { plainButton, row } from "../../internal/styles.ts";

export const disclosure = style({ borderBlockEnd: vars.border.hairline });

export const heading = style({ margin: 0 });

export const trigger = style([
  type.control,
  {
    ...row(vars.space[8]),
    inlineSize: "100%",
    minBlockSize: vars.size.controlMain,
    ...plainButton,
    color: vars.color.text,
    textAlign: "start",
    selectors: {
      "&[data-hovered]": { color: vars.color.link },
      "&[data-focus-visible]": focusRingInset,
    },
  },
]);

export const chevron = style({
  color: vars.color.muted,
  transition: `rotate ${vars.motion.base} ${vars.ease}`,
  selectors: { "[data-expanded] > * > * > &": { rotate: "90deg" } },
});

export const panel = style({
  paddingInlineStart: vars.space[24],
  outline: "none",
  selectors: { "[data-expanded] > &": { paddingBlockEnd: vars.space[16] } },
});
