import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

const { space } = vars;

export const cards = style({
  display: "grid",
  // Six columns at the sheet's full width, otherwise two or three.
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@container": {
    "(inline-size > 1000px)": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    "(inline-size <= 700px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const types = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[4]} ${space[16]}`,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
