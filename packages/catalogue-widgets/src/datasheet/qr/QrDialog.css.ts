import { style } from "@vanilla-extract/css";
import { type, vars } from "@caliper/design-system/vars";

const { space } = vars;

export const content = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[16],
  textAlign: "center",
});

/** The label as printed: dark on white in both themes, because scanners need it. */
export const label = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  inlineSize: "100%",
  paddingBlockEnd: space[16],
  background: "white",
  color: "black",
  border: vars.border.hairline,
});

/** The largest size that fits the dialog without scrolling. */
export const picture = style({ display: "block", inlineSize: "min(100%, 42dvh)" });

export const code = style([type.statSmall, { fontWeight: 600 }]);
