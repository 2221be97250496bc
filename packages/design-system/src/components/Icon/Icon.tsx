import { icon } from "./Icon.css.ts";
import { paths } from "./paths.ts";
import type { IconName } from "./paths.ts";

export interface IconProps {
  name: IconName;
  /** `medium` is 20 px; `small` is 16 px, inside tags and rows only. */
  size?: "medium" | "small";
  /** What it says to a screen reader. Without one the icon is decoration. */
  label?: string;
}

/** One stroke, one grid, the colour of the text around it. */
export function Icon({ name, size = "medium", label }: IconProps) {
  return (
    <svg
      className={icon({ size })}
      viewBox="0 0 20 20"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={paths[name]} />
    </svg>
  );
}
