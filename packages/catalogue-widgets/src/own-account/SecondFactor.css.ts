import { style } from "@vanilla-extract/css";
import { type, vars } from "@caliper/design-system/vars";

const { space } = vars;

/** Dark on white in both themes, because scanners need it. */
export const qr = style({
  alignSelf: "center",
  inlineSize: "min(100%, 36dvh)",
  background: "white",
  color: "black",
  border: vars.border.hairline,
});

/** Two columns where there is room for them. */
export const codes = style([
  type.statSmall,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 19em), 1fr))",
    gap: space[8],
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
]);
