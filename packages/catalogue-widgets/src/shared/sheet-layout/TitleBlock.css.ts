import { style } from "@vanilla-extract/css";
import { focusRingInset, media, type, vars } from "@caliper/design-system/vars";
import { widths } from "../widths/index.ts";

const { space, color, border } = vars;

/** Wide enough for the QR code beside the title and a row of facts. */
const wide = "(inline-size >= 1100px)";

/** Wide enough for code, name and buttons in one row, but only in smaller type. */
const compact = "(900px < inline-size < 1100px)";

export const container = style({ containerType: "inline-size" });

/** The QR code of members who print labels: the height of the block, at its end. On narrow pages it is a button with an icon. */
export const qr = style({
  display: "none",
  "@media": {
    screen: {
      "@container": {
        [wide]: {
          position: "absolute",
          insetBlock: 0,
          insetInlineEnd: 0,
          display: "grid",
          placeItems: "center",
          inlineSize: `calc(2 * ${space[64]})`,
          padding: 0,
          border: 0,
          borderInlineStart: border.hairline,
          background: "none",
          cursor: "pointer",
        },
      },
    },
  },
  selectors: { "&:focus-visible": focusRingInset },
});

/** Dark on light in both themes, because scanners need it. */
export const qrPicture = style({
  inlineSize: `calc(2 * ${space[64]} - ${space[24]})`,
  background: `light-dark(${color.canvas}, ${color.text})`,
  color: `light-dark(${color.text}, ${color.canvas})`,
});

/** In place of the QR code where it does not fit. */
export const qrIcon = style({
  display: "contents",
  "@container": { [wide]: { display: "none" } },
});

/** A frame; on a phone only its upper and lower line. */
export const block = style({
  position: "relative",
  border: border.rule,
  // Of the hairline below the facts.
  overflow: "clip",
  "@container": {
    [wide]: {
      selectors: { [`&:has(${qr})`]: { paddingInlineEnd: `calc(2 * ${space[64]})` } },
    },
    [widths.phone]: { borderInline: "none" },
  },
  "@media": {
    [media.print]: { display: "grid", gridTemplateColumns: "1fr auto auto" },
  },
});

export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[12]} ${space[24]}`,
  padding: `${space[8]} ${space[16]}`,
  "@container": {
    [widths.phone]: { paddingBlockEnd: space[16], paddingInline: 0, rowGap: space[16] },
  },
  "@media": { [media.print]: { paddingInline: space[8] } },
});

/** On a phone buttons with a text take the rest of the row or a row of their own. */
export const slot = style({
  display: "grid",
  gridAutoFlow: "column",
  gap: space[8],
  selectors: { "&:empty": { display: "none" } },
  "@container": { [widths.phone]: { flex: "1 0 auto", gridAutoFlow: "row" } },
});

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[24],
  flex: "1 1 0",
  // If the name does not fit beside the actions, they are below it.
  minInlineSize: "min-content",
  margin: 0,
  "@container": {
    [widths.single]: { minInlineSize: "min(100%, 360px)" },
    [widths.phone]: { flexBasis: "100%", columnGap: space[16] },
  },
});

/** Smaller on paper, so that more of the sheet fits one page. */
const hero = {
  color: color.text,
  "@media": { [media.print]: { fontSize: type.title.fontSize, lineHeight: type.title.lineHeight } },
} as const;

export const code = style([type.codeHero, hero]);

/** For products that have a name instead of a code. */
export const words = style([type.codeHero, hero, { fontFamily: vars.font.sans }]);

const small = { fontSize: type.section.fontSize, lineHeight: type.section.lineHeight };

export const name = style([
  type.title,
  {
    color: color.text,
    whiteSpace: "nowrap",
    "@media": { [media.print]: small },
    "@container": {
      [compact]: small,
      [widths.single]: { whiteSpace: "normal" },
      [widths.phone]: small,
    },
  },
]);

/** Below the name; on a phone beside it. */
export const other = style([
  type.section,
  {
    display: "block",
    color: color.subtle,
    fontWeight: 400,
    "@container": { [widths.phone]: { display: "inline", "::before": { content: '" / "' } } },
  },
]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  "@container": {
    // Buttons with a text may be below each other.
    [widths.phone]: { inlineSize: "100%", alignItems: "flex-start" },
    [widths.slim]: { columnGap: space[4] },
  },
  "@media": { [media.print]: { display: "none" } },
});

export const facts = style({
  gridColumn: "span 2",
  paddingInlineStart: space[16],
  borderBlockStart: border.hairline,
  marginBlockEnd: `calc(-1 * ${vars.stroke.hairline})`,
  selectors: { "&:empty": { display: "none" } },
  "@container": { [widths.phone]: { paddingInlineStart: 0 } },
  "@media": { [media.print]: { paddingInlineStart: space[8] } },
});
