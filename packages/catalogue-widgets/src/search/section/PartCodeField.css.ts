import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Half as wide again as the header's field: suggestions have their reason beside them. */
export const field = style({ maxInlineSize: `calc(${vars.size.codeField} * 1.5)` });
