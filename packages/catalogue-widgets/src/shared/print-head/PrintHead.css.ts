import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";

const { space, color, border } = vars;

const onPaper = <const Rule>(rule: Rule) => ({
  display: "none",
  "@media": { [media.print]: rule },
});

export const head = style(
  onPaper({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[16],
  }),
);

export const origin = style([
  type.caption,
  { flex: 1, color: color.muted, textAlign: "end", minInlineSize: 0 },
]);

export const address = style({ overflowWrap: "anywhere", color: color.subtle });

const cell = { borderInlineStart: border.hairline } as const;

export const originCell = style([
  type.caption,
  onPaper({
    ...cell,
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    paddingInline: space[16],
    color: color.muted,
    zoom: 0.8,
  }),
]);

/** 26 mm with the quiet zone, as high as the block. */
export const qrCell = style(
  onPaper({
    ...cell,
    display: "grid",
    placeItems: "center",
    gridColumn: 3,
    gridRow: "1 / 3",
    inlineSize: `calc(${space[64]} + ${space[32]})`,
    color: "black",
  }),
);

export const qr = style({ inlineSize: "100%" });
