import { vars } from "../theme/vars.css.ts";

// Style fragments for `style({ ...row(gap), … })`.

/** A row of vertically centered items. */
export const row = (gap: string) => ({ display: "flex", alignItems: "center", gap }) as const;

/** The same inside a line of text. */
export const inlineRow = (gap: string) =>
  ({ display: "inline-flex", alignItems: "center", gap }) as const;

/** One item at each end of a row. */
export const between = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
} as const;

/** A column of items. */
export const column = (gap: string) => ({ display: "flex", flexDirection: "column", gap }) as const;

/** Centers one item in both directions. */
export const centered = { display: "grid", placeItems: "center" } as const;

/** Width and height. */
export const square = (size: string) => ({ inlineSize: size, blockSize: size });

/** One line, cut off at its end. */
export const ellipsis = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

const targetEdge = `max(${vars.space[0]}, (${vars.space[24]} - 1lh) / 2)`;
/** A link of at least 24 px, the minimum target size of WCAG 2.2; the text around it does not move. */
export const target = {
  minInlineSize: vars.space[24],
  paddingBlock: targetEdge,
  marginBlock: `calc(-1 * ${targetEdge})`,
} as const;

/** Removes the browser's styles of a list. */
export const plainList = { margin: 0, padding: 0, listStyle: "none" } as const;

/** Removes the browser's styles of a button. */
export const plainButton = {
  margin: 0,
  padding: 0,
  border: 0,
  background: "transparent",
  cursor: "pointer",
  outline: "none",
} as const;

/** Fades overlays in and out. */
export const fade = (duration: string) => ({
  transition: `opacity ${duration} ${vars.ease}`,
  selectors: { "&[data-entering], &[data-exiting]": { opacity: 0 } },
});
