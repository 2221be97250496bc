import { style } from "@vanilla-extract/css";
import { media, type, vars } from "@caliper/design-system/vars";
import { halves } from "../Comparison.css.ts";

const list = { margin: 0, padding: 0, listStyle: "none" } as const;

/** Small on paper, where the overlay and the table of differences belong on the same page. */
export const verdicts = style([
  halves,
  {
    ...list,
    rowGap: vars.space[16],
    paddingBlockStart: vars.space[12],
    "@media": { [media.print]: { ...type.caption, paddingBlockStart: 0 } },
  },
]);

export const verdict = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });

export const reasons = style({ ...list, "@media": { screen: { lineHeight: 1.5 } } });

/** One after the other on paper. */
export const reason = style({
  "@media": {
    [media.print]: {
      display: "inline",
      selectors: { "&:not(:first-child)::before": { content: '" · "' } },
    },
  },
});
