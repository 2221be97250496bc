import type { SideNavLink } from "./items.ts";

/** React Aria props of a link of either level. */
export const linkProps = (
  { id, href, isExternal }: SideNavLink,
  isCurrent: boolean,
  onFollow: (id: string) => void,
) => ({
  href,
  onPress: () => onFollow(id),
  ...(isExternal && { target: "_blank", rel: "noopener noreferrer" }),
  ...(isCurrent && { "aria-current": "page" as const }),
});
