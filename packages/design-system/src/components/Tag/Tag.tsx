import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { tag } from "./Tag.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface TagProps extends Variants<typeof tag> {
  /** The state in one or two words. */
  children: ReactNode;
  /** The icon of the state: color must not be the only sign of it. */
  icon?: IconName;
}

/** A state as a short text: certified, changed, invalid. */
export function Tag({ children, icon, ...variants }: TagProps) {
  return (
    <span className={tag(variants)}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
