import { media, type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

export const field = style({
  position: "relative",
  inlineSize: "100%",
  maxInlineSize: vars.size.codeField,
});

/** Shows the shortcut where nothing has been typed yet; no key on a phone. */
export const keycap = style([
  type.drawing,
  {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: vars.space[8],
    marginBlock: "auto",
    display: "grid",
    placeItems: "center",
    inlineSize: vars.space[20],
    blockSize: vars.space[20],
    background: vars.color.sunken,
    border: vars.border.hairline,
    borderRadius: vars.radius.tag,
    color: vars.color.muted,
    pointerEvents: "none",
    "@media": {
      [media.coarsePointer]: { display: "none" },
      [media.narrow]: { display: "none" },
    },
  },
]);
