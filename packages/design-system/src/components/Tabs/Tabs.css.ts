import { style } from "@vanilla-extract/css";
import { focusRing, focusRingInset, media, type, vars } from "../../theme/vars.css.ts";
import { fadedEnd } from "../../internal/fade.css.ts";
import { column } from "../../internal/styles.ts";

export const tabs = style({
  ...column(vars.space[20]),
  minInlineSize: 0,
});

export const list = style({
  display: "flex",
  gap: vars.space[24],
  borderBlockEnd: vars.border.hairline,
  overflowX: "auto",
  scrollbarWidth: "none",
  ...fadedEnd,
  "@media": {
    // Makes five tabs fit on a tablet.
    [`${media.wide} and ${media.medium}`]: { gap: vars.space[16] },
    [media.print]: { display: "none" },
  },
});

export const tab = style([
  type.control,
  {
    display: "flex",
    alignItems: "center",
    minBlockSize: vars.size.control,
    borderBlockEnd: `${vars.stroke.active} solid transparent`,
    color: vars.color.muted,
    flexShrink: 0,
    whiteSpace: "nowrap",
    cursor: "pointer",
    outline: "none",
    "@media": {
      [media.coarsePointer]: { minBlockSize: vars.size.controlPhone },
      "(forced-colors: active)": {
        borderBlockEndColor: "Canvas",
        selectors: { "&[data-selected]": { borderBlockEndColor: "Highlight" } },
      },
    },
    selectors: {
      "&[data-hovered]": { color: vars.color.text },
      "&[data-selected]": {
        color: vars.color.text,
        borderBlockEndColor: vars.color.accent,
      },
      // The scroll container would clip an outer ring.
      "&[data-focus-visible]": { ...focusRingInset, borderRadius: vars.radius.mark },
    },
  },
]);

export const panel = style({
  outline: "none",
  minInlineSize: 0,
  selectors: { "&[data-focus-visible]": focusRing },
});
