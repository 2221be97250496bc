import { media, vars } from "@caliper/design-system/vars";
import { globalStyle, style } from "@vanilla-extract/css";

const { gutter, size, space } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: `${size.signInColumn} minmax(0, 1fr)`,
  minBlockSize: "100dvh",
  "@media": {
    // The remaining width would be too small for the drawing.
    [media.medium]: {
      gridTemplateColumns: `minmax(0, ${size.signInColumn})`,
      justifyContent: "center",
    },
  },
});

// The drawing reaches the edge of the window, so no space is reserved for a scroll bar.
globalStyle(`:root:has(${page})`, { scrollbarGutter: "auto" });

/** Brand, form and small print; the form is centered in the remaining space. */
export const column = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: space[32],
  minInlineSize: 0,
  paddingBlock: `calc(${space[40]} + ${space[12]}) ${space[40]}`,
  paddingInline: space[64],
  "@media": {
    [media.narrow]: { paddingBlock: space[24], paddingInline: gutter.narrow },
  },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[16],
});

/** Aligns the menu's text, not its button, with the end of the fields. */
export const headEnd = style({ marginInlineEnd: `calc(-1 * ${space[16]})` });

export const sheet = style({
  position: "sticky",
  insetBlockStart: 0,
  minInlineSize: 0,
  blockSize: "100dvh",
  background: vars.color.paper,
  borderInlineStart: vars.border.sheet,
  "@media": { [media.medium]: { display: "none" } },
});
