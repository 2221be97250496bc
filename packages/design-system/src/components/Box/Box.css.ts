import { recipe } from "@vanilla-extract/recipes";
import { bySpace } from "../../internal/bySpace.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = recipe({
  base: { minInlineSize: 0 },
  variants: {
    /** The background by its role: `chrome` for menus, `sunken` for group rows, `raised` for overlays, `paper` for drawings. */
    surface: {
      none: {},
      canvas: { background: vars.color.canvas },
      chrome: { background: vars.color.chrome },
      sunken: { background: vars.color.sunken },
      raised: { background: vars.color.raised },
      paper: { background: vars.color.paper, color: vars.color.ink },
    },
    /** The border, on all sides or on one. */
    border: {
      none: {},
      hairline: { border: vars.border.hairline },
      control: { border: vars.border.control },
      sheet: { border: vars.border.sheet },
      ruleStart: { borderBlockStart: vars.border.rule },
      hairlineStart: { borderBlockStart: vars.border.hairline },
      hairlineEnd: { borderBlockEnd: vars.border.hairline },
    },
    /** Rounded corners, for controls and overlays. */
    radius: { none: {}, control: { borderRadius: vars.radius.control } },
    padding: bySpace((length) => ({ padding: length })),
    paddingInline: bySpace((length) => ({ paddingInline: length })),
    paddingBlock: bySpace((length) => ({ paddingBlock: length })),
    /** As tall as the parent. */
    fill: { true: { blockSize: "100%" } },
  },
});
