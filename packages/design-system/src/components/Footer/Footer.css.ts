import { style } from "@vanilla-extract/css";
import { media, type, vars } from "../../theme/vars.css.ts";
import { plainList } from "../../internal/styles.ts";

const { color, gutter, size, space } = vars;

export const footer = style([
  type.caption,
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `${space[12]} ${space[40]}`,
    paddingBlock: space[20],
    paddingInline: gutter.wide,
    borderBlockStart: vars.border.hairline,
    "@media": {
      [media.narrow]: {
        flexDirection: "column",
        paddingInline: gutter.narrow,
        paddingBlockEnd: space[32],
      },
      [media.print]: {
        display: "block",
        marginBlockStart: space[8],
        paddingBlock: `${space[8]} 0`,
        paddingInline: 0,
        breakInside: "avoid",
      },
    },
  },
]);

const halfLine = `1 1 min(100%, ${size.asideHome})`;

export const ways = style({
  flex: halfLine,
  "@media": { [media.narrow]: { flex: "none" } },
});

export const text = style({
  color: color.subtle,
  lineHeight: `calc(${type.caption.lineHeight} + ${space[2]})`,
  // Text and links share the line in halves and wrap within their half.
  flex: halfLine,
  "@media": {
    [media.narrow]: { flex: "none" },
    // The paragraphs side by side, so that they do not need a page of their own.
    [media.print]: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: space[24],
      maxInlineSize: "none",
      zoom: 0.8,
    },
  },
});

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: `0 ${space[20]}`,
  ...plainList,
  color: color.muted,
  "@media": {
    [media.narrow]: { justifyContent: "flex-start" },
    [media.print]: { display: "none" },
  },
});
