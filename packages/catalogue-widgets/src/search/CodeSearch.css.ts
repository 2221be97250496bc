import { media, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[12],
  // Beside the button, a phone shows too little of the text.
  "@media": {
    "(width <= 480px)": { flexDirection: "column", alignItems: "stretch" },
    [media.print]: { display: "none" },
  },
});

export const grow = style({ flex: 1, minInlineSize: 0 });

/** Results beside the chosen one; on a phone, and where both would be cramped, the results alone. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) clamp(272px, 30%, ${vars.size.asideHome})`,
  columnGap: vars.space[32],
  rowGap: vars.space[24],
  alignItems: "start",
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const aside = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  position: "sticky",
  insetBlockStart: `calc(${vars.stickyTop} + ${vars.space[16]})`,
  "@media": {
    [media.medium]: { position: "static" },
    // Until scripts detect the paper's width, it would take a page of its own.
    [media.print]: { display: "none" },
  },
});
