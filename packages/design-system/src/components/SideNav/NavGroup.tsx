import { use, useId } from "react";
import { Button, Disclosure, DisclosurePanel, Link } from "react-aria-components";
import { ShellContext } from "../../internal/shell.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import type { SideNavGroup } from "./items.ts";
import { linkProps } from "./linkProps.ts";
import { NavEntry } from "./NavEntry.tsx";
import { child, childList, chevron, entry, entryText, item, list } from "./SideNav.css.ts";

interface NavGroupProps {
  group: SideNavGroup;
  current: string | undefined;
  isOpen: boolean;
  containsCurrent: boolean;
  onFollow: () => void;
}

/**
 * A group of links that expands, unless it is static. While the menu is collapsed it only shows whether it contains the
 * current page.
 */
export function NavGroup(props: NavGroupProps) {
  const { group, isOpen, containsCurrent } = props;
  const { isCollapsed } = use(ShellContext);
  if (group.isStatic) return <StaticGroup {...props} />;
  if (isCollapsed)
    return (
      <Tooltip content={group.label} placement="end">
        {/* `aria-disabled` keeps it in the tab order, so that its tooltip can be read. */}
        <Button
          className={entry({ isCollapsed, isCurrent: containsCurrent, isOff: true })}
          aria-disabled
        >
          <Icon name={group.icon} size="menu" />
          <span className={entryText({ isCollapsed })}>{group.label}</span>
        </Button>
      </Tooltip>
    );
  return (
    <Disclosure id={group.id}>
      <Button slot="trigger" className={entry({ isStrong: containsCurrent })}>
        <Icon name={group.icon} size="menu" />
        <span className={entryText()}>{group.label}</span>
        <span className={chevron}>
          <Icon name={isOpen ? "chevronDown" : "chevronRight"} size="small" />
        </span>
      </Button>
      <DisclosurePanel>
        <GroupLinks {...props} />
      </DisclosurePanel>
    </Disclosure>
  );
}

/** A heading over its links; collapsed, an icon per link. */
function StaticGroup(props: NavGroupProps) {
  const { group, current, containsCurrent, onFollow } = props;
  const { isCollapsed } = use(ShellContext);
  const id = useId();
  if (isCollapsed)
    return (
      <ul className={list} aria-label={group.label}>
        {group.links.map(({ label, fullLabel = label, ...link }) => (
          <li key={link.id} className={item}>
            <NavEntry
              link={{ ...link, label: fullLabel, icon: group.icon }}
              isCurrent={link.id === current}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <div id={id} className={entry({ isStatic: true, isStrong: containsCurrent })}>
        <Icon name={group.icon} size="menu" />
        <span className={entryText()}>{group.label}</span>
      </div>
      <GroupLinks {...props} labelledBy={id} />
    </>
  );
}

function GroupLinks({
  group,
  current,
  onFollow,
  labelledBy,
}: NavGroupProps & { labelledBy?: string }) {
  return (
    <ul className={childList} aria-labelledby={labelledBy}>
      {group.links.map((link) => {
        const isCurrent = link.id === current;
        return (
          <li key={link.id} className={item}>
            <Link className={child({ isCurrent })} {...linkProps(link, isCurrent, onFollow)}>
              {link.label}
              {link.isExternal && <Icon name="external" size="small" />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
