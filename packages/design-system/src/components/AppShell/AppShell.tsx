import { useState } from "react";
import type { ReactNode } from "react";
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
  skipToContent: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
  collapseMenu: string;
  expandMenu: string;
}

export interface AppShellProps {
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
  homeHref: string;
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
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
      <a className={skipLink} href="#content">
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
          <div className={aside({ isCollapsed })}>{menu}</div>
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
        <main id="content" className={main} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </div>
  );
}
