import { vars } from "@caliper/design-system/vars";
import { globalStyle, style } from "@vanilla-extract/css";

const { space } = vars;

/** Fields side by side, as many as fit; each row is full. */
export const fields = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[16],
  alignItems: "start",
});
globalStyle(`${fields} > *`, { flex: "1 1 224px", minInlineSize: 0 });

/** Takes the rest of a row. */
export const medium = style({ flex: "3 1 464px" });

/** Fields with long values. */
export const wide = style({ flexBasis: "100%" });

/** The container of the element: a separate page. */
export const preview = style({
  minInlineSize: 0,
  padding: space[16],
  border: vars.border.hairline,
  borderRadius: vars.radius.control,
  selectors: { "&[hidden]": { display: "none" } },
});
