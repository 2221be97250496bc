import { use } from "react";
import { ShellContext } from "../../internal/shell.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { entry, entryText } from "./SideNav.css.ts";

export interface SideNavUserProps {
  /** The user's name as it was typed at the sign-in; it wraps. */
  name: string;
}

/** Who is signed in; left out while the menu is collapsed, where the header's avatar says it. */
export function SideNavUser({ name }: SideNavUserProps) {
  const { isCollapsed } = use(ShellContext);
  if (isCollapsed) return null;
  return (
    <div className={entry({ isStatic: true, isStrong: true })}>
      <Avatar name={name} size="small" />
      <span className={entryText()}>{name}</span>
    </div>
  );
}
