import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Fields side by side, as many as there is room for. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 224px), 1fr))",
  gap: space[16],
  alignItems: "start",
});

/** Fields with long values. */
export const wide = style({ gridColumn: "1 / -1" });

/** The place of the element: a page of its own. */
export const preview = style({
  minInlineSize: 0,
  padding: space[16],
  border: vars.border.hairline,
  borderRadius: vars.radius.control,
  selectors: { "&[hidden]": { display: "none" } },
});
