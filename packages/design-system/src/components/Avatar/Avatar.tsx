import { avatar } from "./Avatar.css.ts";
import { initials } from "./initials.ts";
import type { Variants } from "../../internal/variants.ts";

export interface AvatarProps extends Variants<typeof avatar> {
  /** The user's name; at most two letters of it are shown. Decoration: the name stands beside or in the label. */
  name: string;
}

/** Who is signed in, in two letters. */
export function Avatar({ name, ...variants }: AvatarProps) {
  return (
    // Drawn by the style sheet: as text it would have to be part of the name of the button around it.
    <span className={avatar(variants)} data-initials={initials(name)} aria-hidden />
  );
}
