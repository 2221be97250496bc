import { media, type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** Widths of the form at which its layout changes, for `@container`. */
const twoRows = "(inline-size <= 600px)";
const phone = "(inline-size <= 480px)";

export const form = style({
  containerType: "inline-size",
  "@media": { [media.print]: { display: "none" } },
});

/** Brand and model share the remaining width; the year is four digits, the button as wide as its longest text. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 7rem) minmax(9rem, auto)",
  columnGap: vars.space[12],
  rowGap: vars.space[12],
  alignItems: "start",
  "@container": { [twoRows]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

/** The names need the whole width of a phone. */
export const name = style({ "@container": { [phone]: { gridColumn: "1 / -1" } } });

/** Aligned with the fields below their labels. */
export const action = style({
  display: "grid",
  paddingBlockStart: `calc(${type.columnHead.lineHeight} + ${vars.space[4]})`,
});

export const wholeRow = style({ gridColumn: "1 / -1" });
