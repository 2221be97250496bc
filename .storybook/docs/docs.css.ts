import { vars } from "@caliper/design-system/vars";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({
  maxInlineSize: 1120,
  marginInline: "auto",
  paddingInline: vars.space[32],
  paddingBlock: vars.space[40],
});

export const frame = style({
  border: vars.border.hairline,
  borderRadius: vars.radius.control,
  overflow: "auto",
});

export const source = style({});
globalStyle(`${source} > *`, { margin: 0 });

export const type = style({
  fontFamily: vars.font.mono,
  overflowWrap: "anywhere",
  color: vars.colour.muted,
});

// Storybook centres its pages in a narrow column with a ground of its own; ours bring both.
globalStyle("#storybook-docs .sbdocs-wrapper", { padding: 0, background: "transparent" });
globalStyle("#storybook-docs .sbdocs-content", { maxWidth: "none" });
