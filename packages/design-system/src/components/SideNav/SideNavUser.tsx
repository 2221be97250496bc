import { use } from "react";
import { ShellContext } from "../../internal/shell.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { entry, entryText } from "./SideNav.css.ts";

export interface SideNavUserProps {
  /** The username; it wraps. */
  name: string;
}

/** The signed-in user. Hidden while the menu is collapsed, because the header shows the avatar. */
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
