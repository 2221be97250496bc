import { icon } from "./Icon.css.ts";
import { type IconName, paths } from "./paths.ts";

export interface IconProps {
  /** The name of the icon. */
  name: IconName;
  /**
   * `medium`, the default, is 20 px; `small` is 16 px, for tags and rows; `menu` is 21.5 px, for the side menu; `large` is
   * 24 px, next to a title or alone in a card.
   */
  size?: "large" | "menu" | "medium" | "small";
  /** Accessible name. Without one the icon is decorative. */
  label?: string;
}

/** An icon in the color of the surrounding text. */
export function Icon({ name, size = "medium", label }: IconProps) {
  const drawing = paths[name];
  const small = size === "small" ? drawing[16] : undefined;
  const grid = small === undefined ? 24 : 16;
  return (
    <svg
      className={icon({ size, isReduced: size === "small" && small === undefined })}
      viewBox={`0 0 ${grid} ${grid}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={small ?? drawing[24]} />
    </svg>
  );
}
