import { type, vars } from "@caliper/design-system/vars";
import { style } from "@vanilla-extract/css";

const { color, size, space } = vars;

/** px */
export const rowColumn = 64;

export const code = style([type.code]);
export const rowNumber = style([type.data, { color: color.subtle }]);

export const old = style({ color: color.subtle, textDecoration: "line-through" });

export const arrow = style({
  display: "inline-flex",
  color: color.warning,
  marginInline: space[4],
  verticalAlign: "middle",
});

const value = {
  display: "inline-block",
  paddingInline: space[4],
  borderRadius: vars.radius.mark,
  fontWeight: 600,
} as const;

export const next = style({ ...value, background: color.warningTint });

const correctable = style([
  type.data,
  {
    ...value,
    appearance: "none",
    minBlockSize: space[24],
    minInlineSize: space[32],
    border: 0,
    textAlign: "inherit",
    overflowWrap: "anywhere",
    cursor: "pointer",
    selectors: {
      "&:focus-visible": {
        outline: `${vars.stroke.focus} solid ${color.focus}`,
        outlineOffset: vars.stroke.focus,
      },
      "&:disabled": { cursor: "default" },
    },
  },
]);

export const fault = style([correctable, { background: color.dangerTint, color: color.danger }]);
export const unlikely = style([
  correctable,
  { background: color.warningTint, color: color.warning },
]);

const remark = (tone: string) =>
  ({
    paddingInlineStart: space[12],
    borderInlineStart: `${vars.stroke.active} solid ${tone}`,
    color: tone,
  }) as const;

export const sentences = style({ paddingBlock: `${vars.stroke.hairline} ${space[12]}` });

const inTable = { marginInlineStart: `${rowColumn}px`, paddingBlock: space[2] } as const;

export const sentence = style({ ...remark(color.danger), ...inTable });
export const warning = style({ ...remark(color.warning), ...inTable });

export const editor = style({
  maxInlineSize: size.asideHome,
  paddingBlockStart: space[8],
  color: color.text,
});

export const card = style([
  type.cell,
  {
    display: "flex",
    flexDirection: "column",
    gap: space[8],
    // Beneath the figures above, without the room of a focus ring.
    marginInline: `calc(-1 * ${space[4]})`,
  },
]);

export const cardHead = style({ display: "flex", alignItems: "center", gap: space[12] });
export const cardTitle = style([type.code, { flex: 1, overflowWrap: "anywhere" }]);
export const cardFacts = style({
  display: "grid",
  gridTemplateColumns: "fit-content(40%) minmax(0, 1fr)",
  columnGap: space[12],
  rowGap: space[4],
  margin: 0,
});
export const cardTerm = style({ color: color.muted });
export const cardValue = style([
  type.data,
  { margin: 0, textAlign: "end", overflowWrap: "anywhere" },
]);
export const cardSentence = style(remark(color.danger));
export const cardWarning = style(remark(color.warning));
