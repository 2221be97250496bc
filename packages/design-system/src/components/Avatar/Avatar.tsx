import { avatar } from "./Avatar.css.ts";
import type { AvatarVariants } from "./Avatar.css.ts";
import { initials } from "./initials.ts";

export interface AvatarProps extends AvatarVariants {
  /** The user's name; at most two letters of it are shown. Decoration: the name stands beside or in the label. */
  name: string;
}

/** Who is signed in, in two letters. */
export function Avatar({ name, ...variants }: AvatarProps) {
  return (
    <span className={avatar(variants)} aria-hidden>
      {initials(name)}
    </span>
  );
}
