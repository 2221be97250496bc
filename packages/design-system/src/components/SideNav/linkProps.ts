import type { SideNavLink } from "./items.ts";

/** React Aria props of a link of either level. */
export const linkProps = (
  { href, isExternal }: SideNavLink,
  isCurrent: boolean,
  onFollow: () => void,
) => ({
  href,
  onPress: onFollow,
  ...(isExternal && { target: "_blank", rel: "noopener noreferrer" }),
  ...(isCurrent && { "aria-current": "page" as const }),
});
