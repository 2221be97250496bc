import { createVar, style } from "@vanilla-extract/css";
import { plainList } from "../../internal/styles.ts";
import { forcedColors, forcedRing } from "../../internal/tableStyles.ts";
import { desktopContainer, media } from "../../theme/scale.ts";
import { type, vars } from "../../theme/vars.css.ts";

const { space, stroke } = vars;

/** Set on the grid: the length of the longest value, in characters. */
export const longest = "--longest";

const padding = createVar();

/** At most ten columns, each wide enough for the longest value, so that no value breaks. */
const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, max(10%, calc(var(${longest}) * 1ch + 2 * ${padding} + ${stroke.hairline}))), 1fr))`;

/** The grid measures it. */
export const frame = style({ containerType: "inline-size" });

/** The number of rows of a long grid on a desktop; set on its frame. */
export const rows = "--rows";

/** Not laid out until it is near the viewport; until then its height is estimated as two lines per row. */
export const long = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto calc(var(${rows}) * ${space[40]})`,
  "@media": { [media.print]: { contentVisibility: "visible" } },
});

export const grid = style([
  type.code,
  {
    vars: { [padding]: `calc(${space[8]} + ${space[2]})` },
    display: "grid",
    gridTemplateColumns,
    ...plainList,
    borderInlineStart: vars.border.hairline,
    "@media": { [media.print]: { vars: { [padding]: space[4] } } },
  },
]);

/** Values of up to this length have ten cells to a row on a desktop; the longest of them may need two lines. */
export const maxInTen = 16;

/** What a tenth of the row leaves beside the lines and the least padding, by character of the mono type. */
const fittingType = `calc((10cqi - ${stroke.hairline} - 2 * ${space[4]}) / (var(${longest}) * 0.6))`;

/** Ten cells to a row on a desktop: less padding around long values, then smaller type. */
export const ten = style({
  "@media": {
    screen: {
      "@container": {
        [desktopContainer]: {
          vars: {
            [padding]: `clamp(${space[4]}, (10cqi - ${stroke.hairline} - var(${longest}) * 1ch) / 2, ${space[8]} + ${space[2]})`,
          },
          gridTemplateColumns: "repeat(10, minmax(0, 1fr))",
          fontSize: `clamp(${type.balloon.fontSize}, ${fittingType}, ${type.code.fontSize})`,
        },
      },
    },
  },
});

export const cell = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  paddingBlock: space[8],
  paddingInline: padding,
  borderInlineEnd: vars.border.hairline,
  borderBlockEnd: vars.border.hairline,
  breakInside: "avoid",
  selectors: { "&[data-highlighted]": { background: vars.color.selected } },
  "@media": {
    [media.print]: { paddingBlock: space[2] },
    [forcedColors]: { selectors: { "&[data-highlighted]": forcedRing("Highlight") } },
  },
});

export const head = style([type.brandCell, { color: vars.color.muted, overflowWrap: "anywhere" }]);

// Breaks inside a word only where nothing else helps.
export const value = style({ overflowWrap: "anywhere" });
