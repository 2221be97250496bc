import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const narrow = style({ maxInlineSize: vars.size.codeField });
