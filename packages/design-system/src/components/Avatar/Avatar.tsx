import { avatar } from "./Avatar.css.ts";
import { initials } from "./initials.ts";
import type { Variants } from "../../internal/variants.ts";

export interface AvatarProps extends Variants<typeof avatar> {
  /** The user's name; at most two initials are shown. Decorative: show the name next to it or in the button's label. */
  name: string;
}

/** The initials of the signed-in user. */
export function Avatar({ name, ...variants }: AvatarProps) {
  return (
    // Rendered with CSS: as text it would have to be part of the surrounding button's accessible name.
    <span className={avatar(variants)} data-initials={initials(name)} aria-hidden />
  );
}
