import { media, type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const wall = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(148px, 1fr))",
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.print]: { display: "none" } },
});

export const place = style({ display: "grid" });

export const part = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  justifyItems: "center",
  alignItems: "center",
  gap: space[8],
  // The names of a row stand on one line, although some drawings are higher.
  blockSize: "100%",
  minBlockSize: "128px",
});

export const name = style([type.control, { color: color.link, textAlign: "center" }]);
