import { useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Dialog, Link, Modal, ModalOverlay } from "react-aria-components";
import { usePortal } from "../../internal/portal.ts";
import { ShellContext } from "../../internal/shell.ts";
import { useNarrow } from "../../internal/useNarrow.ts";
import { BrandMark } from "../BrandMark/BrandMark.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SideNavAction } from "../SideNav/SideNavAction.tsx";
import {
  actions,
  aside,
  brandLink,
  brandRow,
  column,
  drawer,
  foot,
  header,
  main,
  menuBody,
  scrim,
  search as searchStyle,
  shell,
  skipLink,
} from "./AppShell.css.ts";

export interface AppShellLabels {
  /** The first link of the page, seen once the keyboard reaches it. */
  skipToContent: string;
  /** The name of the drawer. */
  menu: string;
  /** The button that opens the drawer on a phone. */
  openMenu: string;
  /** The button within the drawer that closes it. */
  closeMenu: string;
  /** The button that leaves the menu its icons only. */
  collapseMenu: string;
  /** The button that gives the menu its words back. */
  expandMenu: string;
}

export interface AppShellProps {
  /** The page; it begins with a `PageHeader`. */
  children: ReactNode;
  /** `SideNav`. */
  navigation: ReactNode;
  /** Under the navigation: `SideNavAction`, `SideNavSwitch`, `SideNavUser`. */
  navigationFooter?: ReactNode;
  /** The field that is reachable everywhere. */
  search?: ReactNode;
  /** At the right of the header: language, avatar. */
  headerActions?: ReactNode;
  /** `Footer`. */
  footer?: ReactNode;
  /** Where the brand leads. */
  homeHref: string;
  /** The menu is 56 px of icons instead of 240 px; a phone's drawer never is. */
  isCollapsed: boolean;
  /** Called by the button under the menu. */
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** What buttons and landmarks are called. */
  labels: AppShellLabels;
}

/** Header, side menu, content and footer; a drawer instead of the menu on a phone. */
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
  const portal = usePortal();
  const content = useRef<HTMLElement>(null);
  // By hand: the address stays as it is, and the router does not take it for a page.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };

  const menu = (
    <div className={menuBody}>
      <div className={brandRow}>
        <Link className={brandLink} href={homeHref}>
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
      <div className={foot}>
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
    <div className={shell}>
      <a className={skipLink} href="#content" onClick={skip}>
        {labels.skipToContent}
      </a>
      {isNarrow ? (
        <ShellContext value={{ isCollapsed: false, onNavigate: () => setDrawerOpen(false) }}>
          <ModalOverlay
            className={scrim}
            isOpen={isDrawerOpen}
            onOpenChange={setDrawerOpen}
            isDismissable
            {...portal}
          >
            <Modal className={drawer}>
              <Dialog aria-label={labels.menu} className={menuBody}>
                {menu}
              </Dialog>
            </Modal>
          </ModalOverlay>
        </ShellContext>
      ) : (
        <ShellContext value={{ isCollapsed, onNavigate: () => undefined }}>
          <div className={aside[isCollapsed ? "collapsed" : "expanded"]}>{menu}</div>
        </ShellContext>
      )}
      <div className={column}>
        <header className={header}>
          {isNarrow && (
            <IconButton
              icon="menu"
              label={labels.openMenu}
              variant="plain"
              hideTooltip
              onPress={() => setDrawerOpen(true)}
            />
          )}
          <div className={searchStyle}>{search}</div>
          <div className={actions}>{headerActions}</div>
        </header>
        <main ref={content} id="content" className={main} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </div>
  );
}
