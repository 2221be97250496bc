import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { tabletContainer } from "../../theme/scale.ts";
import { media, type, vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const strip = recipe({
  // The border and indent of the first cell of each row are outside the strip and clipped.
  base: { overflow: "clip" },
  variants: {
    /** The line above. */
    rule: {
      strong: { borderBlockStart: vars.border.rule },
      none: {},
    },
  },
});

export const cells = recipe({
  base: {
    display: "flex",
    margin: 0,
    marginInlineStart: `calc(-1 * (${space[16]} + ${vars.stroke.hairline}))`,
    "@media": {
      [media.print]: { marginInlineStart: `calc(-1 * (${space[8]} + ${vars.stroke.hairline}))` },
    },
  },
  variants: {
    variant: {
      // As many per row as fit without wrapping values; two on a phone.
      facts: {
        flexWrap: "wrap",
        "@media": { [media.narrow]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
      },
      stat: { borderBlockEnd: vars.border.hairline },
    },
  },
});

export const cell = recipe({
  base: {
    display: "flex",
    flex: "1 1 auto",
    minInlineSize: 0,
    paddingInline: space[16],
    borderInlineStart: vars.border.hairline,
    "@media": { [media.print]: { paddingInline: space[8] } },
  },
  variants: {
    variant: {
      facts: {
        flexDirection: "column",
        paddingBlock: space[8],
        borderBlockEnd: vars.border.hairline,
        "@media": {
          // The last cell spans the row if their number is odd.
          [media.narrow]: {
            selectors: { "&:nth-child(odd):last-child": { gridColumn: "1 / -1" } },
          },
        },
      },
      stat: { flexDirection: "column-reverse", flexBasis: 0, paddingBlock: space[12] },
    },
    isFew: {
      true: { flexGrow: 0, minInlineSize: `calc(2 * ${space[64]})` },
      // Four in a row, then the rest, instead of one fact alone.
      false: {
        "@media": { screen: { "@container": { [tabletContainer]: { flexBasis: "22%" } } } },
      },
    },
  },
});

export const label = style([type.caption, { color: vars.color.subtle }]);

export const value = recipe({
  base: { margin: 0, overflowWrap: "anywhere" },
  variants: {
    /** Facts in a row, or large figures with their captions below. */
    variant: {
      facts: [
        type.control,
        // No larger than the tables of a sheet.
        {
          "@media": {
            [media.print]: { fontSize: type.caption.fontSize, lineHeight: type.caption.lineHeight },
          },
        },
      ],
      stat: type.statSmall,
    },
  },
});
