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

/** The label as it will be printed: dark on white in either theme, as scanners want it. */
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

/** As large as the dialog can show without scrolling. */
export const picture = style({ display: "block", inlineSize: "min(100%, 42dvh)" });

export const code = style([type.statSmall, { fontWeight: 600 }]);
