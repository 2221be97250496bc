import { style } from "@vanilla-extract/css";
import { focusRingInset, media, type, vars } from "../../theme/vars.css.ts";
import { row } from "../../internal/styles.ts";

const { color, space } = vars;

export const toleranceRoot = style({ display: "flex", alignSelf: "stretch", flexShrink: 0 });

export const tolerance = style([
  type.cell,
  {
    ...row(space[2]),
    margin: 0,
    paddingBlock: 0,
    paddingInline: space[8],
    border: 0,
    borderInlineStart: vars.border.hairline,
    borderStartEndRadius: vars.radius.tag,
    borderEndEndRadius: vars.radius.tag,
    background: "transparent",
    color: color.muted,
    fontFamily: vars.font.mono,
    whiteSpace: "nowrap",
    cursor: "pointer",
    outline: "none",
    "@media": { [media.narrow]: { paddingInline: space[4] } },
    selectors: {
      "&[data-hovered]": { background: color.hover, color: color.text },
      "&[data-focus-visible]": focusRingInset,
      "&[data-disabled]": { color: color.subtle, cursor: "not-allowed" },
    },
  },
]);

/** On a phone, where two fields share a row, the number needs the width. */
export const chevron = style({
  display: "grid",
  "@media": { [media.narrow]: { display: "none" } },
});
