import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** As many choices in a row as fit with their longest placeholder; their buttons follow. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 216px), 1fr))",
  gap: space[16],
  alignItems: "start",
  // Four in a row beside the icons of the menu, else two.
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 204px), 1fr))" },
  },
});

export const filter = style({ inlineSize: "280px", maxInlineSize: "100%" });

/** A numeric field beside the two buttons that round it. */
export const quantity = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[4],
  "@media": { [media.narrow]: { justifyContent: "flex-start", flexWrap: "wrap" } },
});

export const quantityField = style({ inlineSize: "96px" });

/** Old price, new price and the button that accepts it, on one line. */
export const price = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[8],
  whiteSpace: "nowrap",
  "@media": { [media.narrow]: { justifyContent: "flex-start", flexWrap: "wrap" } },
});

export const note = style({ maxInlineSize: "640px" });

export const candidates = style({ inlineSize: "min(320px, 100%)" });
