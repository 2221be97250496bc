import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Link } from "react-aria-components";
import { ShellContext } from "../../internal/shell.ts";
import { useNarrow } from "../../internal/useNarrow.ts";
import { BrandMark } from "../BrandMark/BrandMark.tsx";
import { Drawer } from "../Drawer/Drawer.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SideNavAction } from "../SideNav/SideNavAction.tsx";
import * as styles from "./AppShell.css.ts";

export interface AppShellLabels {
  /** The first link of the page, visible on keyboard focus. */
  skipToContent: string;
  /** Accessible name of the drawer. */
  menu: string;
  /** The button that opens the drawer on a phone. */
  openMenu: string;
  /** The button in the drawer that closes it. */
  closeMenu: string;
  /** The button that collapses the menu to icons. */
  collapseMenu: string;
  /** The button that expands the menu. */
  expandMenu: string;
}

export interface AppShellProps {
  /** The page, starting with a `PageHeader`. */
  children: ReactNode;
  /** `SideNav`. */
  navigation: ReactNode;
  /** Below the navigation: `SideNavAction`, `SideNavSwitch`, `SideNavUser`. */
  navigationFooter?: ReactNode;
  /** The search field, available on every page. */
  search?: ReactNode;
  /** At the end of the header: language, avatar. */
  headerActions?: ReactNode;
  /** `Footer`. */
  footer?: ReactNode;
  /** The link target of the brand mark. */
  homeHref: string;
  /** Whether the menu is 56 px of icons instead of 240 px. The drawer on a phone is never collapsed. */
  isCollapsed: boolean;
  /** Called by the button below the menu. */
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** Names of buttons and landmarks. */
  labels: AppShellLabels;
}

/** Header, side menu, content and footer. On a phone the menu is a drawer. */
export function AppShell({
  children,
  navigation,
  navigationFooter,
  search,
  headerActions,
  footer,
  homeHref,
  isCollapsed,
  onCollapsedChange,
  labels,
}: AppShellProps) {
  const isNarrow = useNarrow();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  // Focus is moved here instead of following the link, which would change the URL and trigger the router.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };

  const menu = (
    <div className={styles.menuBody}>
      <div className={styles.brandRow}>
        <Link className={styles.brandLink} href={homeHref}>
          <BrandMark variant={isCollapsed && !isNarrow ? "mark" : "full"} />
        </Link>
        {isNarrow && (
          <IconButton
            icon="close"
            label={labels.closeMenu}
            variant="plain"
            hideTooltip
            onPress={() => setDrawerOpen(false)}
          />
        )}
      </div>
      {navigation}
      <div className={styles.foot}>
        {navigationFooter}
        {!isNarrow && (
          <SideNavAction
            icon={isCollapsed ? "chevronRight" : "panel"}
            label={isCollapsed ? labels.expandMenu : labels.collapseMenu}
            onPress={() => onCollapsedChange(!isCollapsed)}
          />
        )}
      </div>
    </div>
  );

  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#content" onClick={skip}>
        {labels.skipToContent}
      </a>
      {isNarrow ? (
        <ShellContext value={{ isCollapsed: false, onNavigate: () => setDrawerOpen(false) }}>
          <Drawer label={labels.menu} isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
            {menu}
          </Drawer>
        </ShellContext>
      ) : (
        <ShellContext value={{ isCollapsed, onNavigate: () => undefined }}>
          <div className={styles.aside[isCollapsed ? "collapsed" : "expanded"]}>{menu}</div>
        </ShellContext>
      )}
      <div className={styles.column}>
        <header className={styles.header}>
          {isNarrow && (
            <IconButton
              icon="menu"
              label={labels.openMenu}
              variant="plain"
              hideTooltip
              onPress={() => setDrawerOpen(true)}
            />
          )}
          <div className={styles.search}>{search}</div>
          <div className={styles.actions}>{headerActions}</div>
        </header>
        <main ref={content} id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <div className={styles.footer}>{footer}</div>
      </div>
    </div>
  );
}
