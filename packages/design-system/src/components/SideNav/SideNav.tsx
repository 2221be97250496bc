import { Fragment, use, useRef, useState } from "react";
import { DisclosureGroup, Separator } from "react-aria-components";
import { ShellContext } from "../../internal/shell.ts";
import { blocksOf, groupOf, isGroup, type SideNavItem } from "./items.ts";
import { item, list, nav, rule } from "./SideNav.css.ts";
import { NavEntry } from "./NavEntry.tsx";
import { NavGroup } from "./NavGroup.tsx";
import { useArrows } from "./useArrows.ts";

export interface SideNavProps {
  /** Accessible name of the landmark. */
  label: string;
  /** Links, groups of links and separators. */
  items: readonly SideNavItem[];
  /** The id of the current page's link. */
  current?: string;
}

/**
 * Links and groups of links, one group open at a time. Collapsed, groups are disabled and only icons are visible. Tab and
 * arrow keys move from row to row.
 */
export function SideNav({ label, items, current }: SideNavProps) {
  const { isCollapsed, onNavigate } = use(ShellContext);
  const currentGroup = groupOf(items, current);
  const [opened, setOpened] = useState<{ at: string | undefined; id: string | undefined } | null>(
    null,
  );
  // Navigation opens the group of the current page; until then the user's choice is kept.
  const openId = opened && opened.at === current ? opened.id : currentGroup;

  const rows = useRef<HTMLElement>(null);
  useArrows(rows);

  return (
    <nav ref={rows} className={nav} aria-label={label}>
      <DisclosureGroup
        expandedKeys={openId === undefined || isCollapsed ? [] : [openId]}
        onExpandedChange={(keys) => {
          const [id] = keys;
          setOpened({ at: current, id: id === undefined ? undefined : String(id) });
        }}
      >
        {blocksOf(items).map((block, index) => (
          <Fragment key={block[0]?.id ?? index}>
            {index > 0 && <Separator className={rule} />}
            <ul className={list}>
              {block.map((entry) => (
                <li key={entry.id} className={item}>
                  {isGroup(entry) ? (
                    <NavGroup
                      group={entry}
                      current={current}
                      isOpen={entry.id === openId}
                      containsCurrent={entry.id === currentGroup}
                      onFollow={onNavigate}
                    />
                  ) : (
                    <NavEntry link={entry} isCurrent={entry.id === current} onFollow={onNavigate} />
                  )}
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </DisclosureGroup>
    </nav>
  );
}
