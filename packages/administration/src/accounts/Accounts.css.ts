import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** One line per changed field. */
export const lines = style({
  display: "grid",
  gap: space[4],
  paddingBlock: space[8],
});

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  maxInlineSize: "944px",
  alignItems: "end",
  gap: space[16],
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { display: "none" },
  },
});

export const submit = style({
  display: "grid",
  justifySelf: "start",
  "@media": { [media.narrow]: { justifySelf: "stretch" } },
});
