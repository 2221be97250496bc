import { icon } from "./Icon.css.ts";
import { paths } from "./paths.ts";
import type { IconName } from "./paths.ts";

export interface IconProps {
  /** What is drawn, from the registry; a name that isn't there does not compile. */
  name: IconName;
  /**
   * `medium` is 20 px and the rule; `small` is 16 px, inside tags and rows only; `menu` is 21.5 px, in the side menu;
   * `large` is 24 px, beside a title or alone in a card.
   */
  size?: "large" | "menu" | "medium" | "small";
  /** What it says to a screen reader. Without one the icon is decoration. */
  label?: string;
}

/** One stroke, one hand, the colour of the text around it. */
export function Icon({ name, size = "medium", label }: IconProps) {
  const drawing = paths[name];
  const own = size === "small" ? drawing[16] : undefined;
  const grid = own === undefined ? 24 : 16;
  return (
    <svg
      className={icon({ size, isReduced: size === "small" && own === undefined })}
      viewBox={`0 0 ${grid} ${grid}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={own ?? drawing[24]} />
    </svg>
  );
}
