import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

export const parts = style({ display: "flex", flexDirection: "column", gap: vars.space[16] });
export const letter = style({ fontFamily: vars.font.mono, color: vars.color.subtle });
