import { useState } from "react";
import {
  Button as AriaButton,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Link as AriaLink,
  Separator,
} from "react-aria-components";
import { use } from "react";
import { ShellContext } from "../../internal/shell.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import {
  child,
  childList,
  chevron,
  entry,
  entryText,
  item,
  list,
  nav,
  rule,
} from "./SideNav.css.ts";

export interface SideNavLink {
  id: string;
  label: string;
  href: string;
  /** Opens a new tab. */
  isExternal?: boolean;
}

export type SideNavItem =
  | "separator"
  | (SideNavLink & { icon: IconName })
  | { id: string; label: string; icon: IconName; links: readonly SideNavLink[] };

export interface SideNavProps {
  /** The name of the landmark. */
  label: string;
  items: readonly SideNavItem[];
  /** The id of the link that leads here. */
  current?: string;
  onNavigate?: (id: string) => void;
}

const groupOf = (items: readonly SideNavItem[], current: string | undefined) =>
  items.find(
    (entryItem) =>
      entryItem !== "separator" &&
      "links" in entryItem &&
      entryItem.links.some(({ id }) => id === current),
  );

/** Links and groups of links, one group open at a time. Collapsed, groups are off and icons speak. */
export function SideNav({ label, items, current, onNavigate }: SideNavProps) {
  const { isCollapsed, onNavigate: closeDrawer } = use(ShellContext);
  const currentGroup = groupOf(items, current);
  const currentGroupId = currentGroup && currentGroup !== "separator" ? currentGroup.id : undefined;
  const [opened, setOpened] = useState<{ for?: string; id?: string }>({});
  // A new place opens its own group; until then, whatever was opened by hand stays.
  const openId = opened.for === current && "id" in opened ? opened.id : currentGroupId;

  const follow = (id: string) => {
    closeDrawer();
    onNavigate?.(id);
  };

  const link = (target: SideNavLink) => ({
    href: target.href,
    onPress: () => follow(target.id),
    ...(target.isExternal && { target: "_blank", rel: "noopener noreferrer" }),
    ...(target.id === current && { "aria-current": "page" as const }),
  });

  return (
    <nav className={nav} aria-label={label}>
      <DisclosureGroup
        expandedKeys={openId === undefined || isCollapsed ? [] : [openId]}
        onExpandedChange={(keys) => {
          const [id] = keys;
          setOpened({ for: current, id: id === undefined ? undefined : String(id) });
        }}
      >
        <ul className={list}>
          {items.map((entryItem, index) => {
            if (entryItem === "separator")
              return (
                <li key={`separator-${index}`} className={item} role="presentation">
                  <Separator className={rule} />
                </li>
              );
            const { id, label: words, icon } = entryItem;
            const inside = (
              <>
                <Icon name={icon} />
                <span className={entryText({ isCollapsed })}>{words}</span>
              </>
            );
            if (!("links" in entryItem))
              return (
                <li key={id} className={item}>
                  <Tooltip content={words} placement="end" isDisabled={!isCollapsed}>
                    <AriaLink
                      className={entry({ isCollapsed, isCurrent: id === current })}
                      {...link(entryItem)}
                    >
                      {inside}
                      {entryItem.isExternal && !isCollapsed && (
                        <Icon name="external" size="small" />
                      )}
                    </AriaLink>
                  </Tooltip>
                </li>
              );
            const holdsCurrent = id === currentGroupId;
            if (isCollapsed)
              return (
                <li key={id} className={item}>
                  <Tooltip content={words} placement="end">
                    <AriaButton
                      className={entry({ isCollapsed, isCurrent: holdsCurrent, isGroup: true })}
                      aria-disabled
                    >
                      {inside}
                    </AriaButton>
                  </Tooltip>
                </li>
              );
            return (
              <li key={id} className={item}>
                <Disclosure id={id}>
                  <AriaButton
                    slot="trigger"
                    className={entry({ holdsCurrent, isGroup: true, isOpen: id === openId })}
                  >
                    {inside}
                    <span className={chevron}>
                      <Icon name={id === openId ? "chevronDown" : "chevronRight"} size="small" />
                    </span>
                  </AriaButton>
                  <DisclosurePanel>
                    <ul className={childList}>
                      {entryItem.links.map((target) => (
                        <li key={target.id} className={item}>
                          <AriaLink
                            className={child({ isCurrent: target.id === current })}
                            {...link(target)}
                          >
                            {target.label}
                            {target.isExternal && <Icon name="external" size="small" />}
                          </AriaLink>
                        </li>
                      ))}
                    </ul>
                  </DisclosurePanel>
                </Disclosure>
              </li>
            );
          })}
        </ul>
      </DisclosureGroup>
    </nav>
  );
}
