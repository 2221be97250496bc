import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const note = style([type.caption, { display: "block", color: vars.color.muted }]);
