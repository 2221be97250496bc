import { use } from "react";
import { Link } from "react-aria-components";
import { ShellContext } from "../../internal/shell.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import type { SideNavLink } from "./items.ts";
import { linkProps } from "./linkProps.ts";
import { entry, entryText } from "./SideNav.css.ts";

interface NavEntryProps {
  link: SideNavLink & { icon: IconName };
  isCurrent: boolean;
  onFollow: () => void;
}

/** A top-level link: icon and label, or collapsed to the icon with a tooltip. */
export function NavEntry({ link, isCurrent, onFollow }: NavEntryProps) {
  const { isCollapsed } = use(ShellContext);
  return (
    <Tooltip content={link.label} placement="end" isDisabled={!isCollapsed}>
      <Link className={entry({ isCollapsed, isCurrent })} {...linkProps(link, isCurrent, onFollow)}>
        <Icon name={link.icon} size="menu" />
        <span className={entryText({ isCollapsed })}>{link.label}</span>
        {link.isExternal && !isCollapsed && <Icon name="external" size="small" />}
      </Link>
    </Tooltip>
  );
}
