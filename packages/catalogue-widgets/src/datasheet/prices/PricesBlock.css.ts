import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

const { space, colour } = vars;

export const grade = style({
  display: "inline-flex",
  alignItems: "flex-end",
  justifyContent: "flex-end",
  gap: space[4],
});

export const certified = style({ color: colour.success });

export const warehouse = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  fontWeight: 400,
  whiteSpace: "nowrap",
});
