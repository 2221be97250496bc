import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { type, vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

const toned = (ink: string, ground: string) => ({
  color: ink,
  background: ground,
  borderInlineStart: `${vars.stroke.active} solid ${ink}`,
});

export const notice = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    flexWrap: "wrap",
    gap: space[12],
    paddingBlock: space[8],
    paddingInline: space[12],
  },
  variants: {
    /** The meaning: information, success, a warning or an error. Each has its icon. */
    tone: {
      info: toned(color.info, color.infoTint),
      success: toned(color.success, color.successTint),
      warning: toned(color.warning, color.warningTint),
      danger: toned(color.danger, color.dangerTint),
    },
  },
});

export const body = style([
  type.cell,
  {
    display: "flex",
    flexDirection: "column",
    // Below this width the action wraps below the text.
    flex: `1 1 ${vars.size.menu}`,
    minInlineSize: 0,
    paddingBlock: vars.stroke.hairline,
    color: color.text,
  },
]);

export const title = style({ fontWeight: 600 });
