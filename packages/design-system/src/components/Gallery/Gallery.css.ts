import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, media, type, vars } from "../../theme/vars.css.ts";
import { centered, column } from "../../internal/styles.ts";

const { color, space } = vars;

export const gallery = recipe({
  base: { display: "grid", gap: space[8] },
  variants: {
    hasThumbnails: {
      true: {
        gridTemplateColumns: `minmax(0, 1fr) ${space[64]}`,
        // Four of the lowest thumbnails.
        gridTemplateRows: `minmax(calc(4 * ${space[24]} + 3 * ${space[8]}), auto)`,
      },
    },
  },
});

export const stage = recipe({
  base: {
    position: "relative",
    ...centered,
    minInlineSize: 0,
    alignSelf: "start",
    border: vars.border.hairline,
    // Behind transparent pictures, whose lines are dark; it dims the ground of photographs.
    background: `light-dark(${color.canvas}, color-mix(in srgb, ${color.text} 78%, ${color.canvas}))`,
    overflow: "hidden",
  },
  variants: { isEmpty: { true: { aspectRatio: "4 / 3", background: color.sunken } } },
});

/** The stage takes the picture's shape, so that there is no margin around it; a usual shape until the picture is loaded. */
export const picture = recipe({
  base: {
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    maxBlockSize: `calc(7 * ${space[64]})`,
    objectFit: "contain",
    mixBlendMode: "multiply",
  },
  variants: { isSized: { false: { aspectRatio: "auto 4 / 3" } } },
});

/** Cropped to the shape of the thumbnail. */
export const thumbnailPicture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const counter = style([
  type.drawing,
  {
    position: "absolute",
    insetBlockEnd: space[8],
    insetInlineStart: space[8],
    paddingBlock: space[2],
    paddingInline: space[8],
    borderRadius: vars.radius.tag,
    background: color.canvas,
    color: color.text,
  },
]);

export const arrows = style({
  position: "absolute",
  insetBlockEnd: space[8],
  insetInlineEnd: space[8],
  display: "flex",
  gap: space[8],
  "@media": { [media.print]: { display: "none" } },
});

/** As high as the stage, whose height they do not change. */
export const thumbnails = style({
  ...column(space[8]),
  blockSize: 0,
  minBlockSize: "100%",
  justifyContent: "flex-start",
  "@media": { [media.print]: { display: "none" } },
});

export const thumbnail = recipe({
  base: {
    position: "relative",
    flex: `0 1 ${space[64]}`,
    inlineSize: space[64],
    minBlockSize: space[24],
    margin: 0,
    padding: 0,
    border: vars.border.hairline,
    borderRadius: 0,
    background: `light-dark(${color.sunken}, ${color.text})`,
    cursor: "pointer",
    outline: "none",
    overflow: "hidden",
    selectors: {
      "&[data-hovered]": { borderColor: color.control },
      "&[data-focus-visible]": focusRing,
    },
  },
  variants: {
    isCurrent: {
      true: {
        // Drawn over the picture, which fills the button.
        selectors: {
          "&::after": {
            content: "",
            position: "absolute",
            inset: 0,
            border: `${vars.stroke.active} solid ${color.link}`,
          },
        },
      },
    },
  },
});
