import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const filter = style({ inlineSize: "184px", maxInlineSize: "100%" });

/** As high as the field or the button that appears there later. */
export const later = style({
  minBlockSize: vars.size.control,
  "@media": { [media.narrow]: { minBlockSize: vars.size.controlMain } },
});

/** Centered on the field beside it. */
export const beside = style([
  later,
  { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[16] },
]);

export const grade = style([later, { inlineSize: "136px", maxInlineSize: "100%" }]);

export const quantity = style([later, { minInlineSize: "160px" }]);

export const note = style({ inlineSize: "200px", maxInlineSize: "100%" });

/** Buttons beside the text that they act on. */
export const remark = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[8]}`,
  overflowWrap: "anywhere",
});

/** Aligns the icon of a plain button with the text above it. */
export const flush = style({ marginInlineStart: `calc(-1 * ${space[8]})` });

/** The price above what it was. */
export const price = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  whiteSpace: "nowrap",
  // On a card.
  selectors: { "dd > &": { alignItems: "flex-start", whiteSpace: "normal" } },
});

export const title = style({ display: "flex", alignItems: "center", gap: space[8] });

export const renaming = style([title, { flexWrap: "wrap", alignItems: "flex-start" }]);

export const titleField = style({ inlineSize: "400px", maxInlineSize: "100%" });
