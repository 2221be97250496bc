import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** One and a half times as wide as the header's field, because suggestions show their reason. */
export const field = style({ maxInlineSize: `calc(${vars.size.codeField} * 1.5)` });
