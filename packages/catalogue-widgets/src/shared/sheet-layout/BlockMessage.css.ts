import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

export const message = style({ paddingBlock: vars.space[12] });
