import { style } from "@vanilla-extract/css";
import { media, type, vars } from "../../theme/vars.css.ts";

export const pageHeader = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: `${vars.space[8]} ${vars.space[24]}`,
});

// Below this width, facts and buttons wrap below the title.
export const main = style({ flex: `1 1 min(100%, ${vars.size.asideHome})`, minInlineSize: 0 });

export const context = style([
  type.caption,
  { color: vars.color.muted, marginBlockEnd: vars.space[4] },
]);

export const title = style([type.title, { margin: 0, overflowWrap: "anywhere" }]);

export const note = style([
  type.cell,
  { display: "flex", flexWrap: "wrap", gap: vars.space[24], color: vars.color.muted },
]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { [media.narrow]: { inlineSize: "100%" }, [media.print]: { display: "none" } },
});
