import { vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

/** A card, with the button at its lower end. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  columnGap: vars.space[8],
});

/** Also over a card that takes the whole width and leaves room in its last line. */
export const cardButton = style({ gridArea: "1 / 2" });

/** Over the card that follows, below its rank, because a link cannot contain a button. */
export const corner = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  justifyContent: "end",
  blockSize: 0,
  insetBlockStart: vars.space[32],
  insetInlineEnd: vars.space[4],
});
