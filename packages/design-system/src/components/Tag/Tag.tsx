import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { tag } from "./Tag.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface TagProps extends Variants<typeof tag> {
  /** The state, in one or two words. */
  children: ReactNode;
  /** Colour never carries a state alone; most tones come with a sign. */
  icon?: IconName;
}

/** A state in a word: certified, changed, invalid. */
export function Tag({ children, icon, ...variants }: TagProps) {
  return (
    <span className={tag(variants)}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
