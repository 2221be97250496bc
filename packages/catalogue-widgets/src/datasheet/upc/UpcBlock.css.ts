import { style } from "@vanilla-extract/css";
import { type, vars } from "@caliper/design-system/vars";

export const parts = style({ display: "flex", flexDirection: "column", gap: vars.space[16] });
export const grade = style({ fontWeight: 400 });
export const letter = style({ fontWeight: 400 });
export const barcode = style([type.data, { whiteSpace: "nowrap" }]);
