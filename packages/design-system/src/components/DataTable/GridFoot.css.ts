import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { outerEdges } from "../../internal/table.css.ts";
import { aligned, cellBase, stickyCells } from "../../internal/tableStyles.ts";
import { media } from "../../theme/scale.ts";
import { type, vars } from "../../theme/vars.css.ts";

const { color, size } = vars;

/** On paper a foot is repeated on every page; as part of the body it is only on the last. */
export const foot = style({ "@media": { [media.print]: { display: "table-row-group" } } });

export const totalCell = recipe({
  base: {
    position: "sticky",
    insetBlockEnd: 0,
    // Below the header if only one of them fits.
    zIndex: vars.layer.raised,
    blockSize: size.rowImport,
    ...cellBase,
    borderBlockStart: vars.border.rule,
    background: color.canvas,
    color: color.text,
    fontWeight: 600,
    whiteSpace: "nowrap",
    selectors: outerEdges,
    "@media": { [media.print]: { position: "static" } },
  },
  variants: {
    align: aligned,
    isMono: { true: type.data },
    sticky: stickyCells(vars.layer.sticky),
  },
});
