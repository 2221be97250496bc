import {
  AppShell,
  Hide,
  preloadable,
  SideNav,
  SideNavAction,
  SideNavSwitch,
  SideNavUser,
  Skeleton,
} from "@caliper/design-system";
import { media } from "@caliper/design-system/theme";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { usePreferences } from "../state/preferences.tsx";
import { useSingleKeys } from "../state/useSingleKeys.ts";
import { useSession } from "../state/useSession.ts";
import { VehicleChip } from "@caliper/catalogue-widgets";
import { AccountMenu } from "./AccountMenu.tsx";
import LanguageMenu from "./LanguageMenu.tsx";
import { menuItems } from "./menu.ts";
import * as styles from "./MemberShell.css.ts";
import { Reauthentication } from "./AccountDialogs.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { useCurrentEntry } from "./useCurrentEntry.ts";
import { useMenuWords } from "./useMenuWords.ts";
import { useSignOut } from "./useSignOut.ts";
import { WarehouseMenu } from "./WarehouseMenu.tsx";

// Menu and page do not wait for the suggestions of the code field.
const headerSearch = () => import("./HeaderSearch.tsx");
const HeaderSearch = preloadable(async () => (await headerSearch()).default);
headerSearch().catch(() => undefined);

const ListChip = preloadable(async () => (await import("./ListChip.tsx")).default);

/** Header, side menu and footer for signed-in users. */
export default function MemberShell({ children }: { children: ReactNode }) {
  const t = useText();
  const { viewer } = useSession();
  const { isLight, setLight } = usePreferences();
  const current = useCurrentEntry();
  const signOut = useSignOut();
  const words = useMenuWords();
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  // Collapsed where the menu would take more than a quarter of the page, until the user expands it.
  const [isCollapsed, setCollapsed] = useState(() => window.matchMedia(media.medium).matches);
  useEffect(() => {
    const medium = window.matchMedia(media.medium);
    const follow = () => setCollapsed(medium.matches);
    medium.addEventListener("change", follow);
    return () => medium.removeEventListener("change", follow);
  }, []);

  return (
    <AppShell
      homeHref={paths.home()}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      labels={{
        skipToContent: t("portal.shell.skip"),
        menu: t("portal.shell.menu"),
        openMenu: t("portal.shell.openMenu"),
        closeMenu: t("portal.shell.closeMenu"),
        collapseMenu: t("portal.shell.collapse"),
        expandMenu: t("portal.shell.expand"),
      }}
      navigation={
        <SideNav
          label={t("portal.shell.menu")}
          items={menuItems(viewer, words)}
          current={current}
        />
      }
      navigationFooter={
        <>
          <SideNavSwitch
            icon="moon"
            label={t("portal.shell.darkMode")}
            isSelected={!isLight}
            onChange={(isDark) => setLight(!isDark)}
          />
          <SideNavUser name={viewer.username} />
          <SideNavAction icon="logout" label={t("portal.shell.logOut")} onPress={signOut} />
        </>
      }
      search={
        <Suspense fallback={<Skeleton shape="block" height="control" />}>
          <HeaderSearch hasSingleKeys={hasSingleKeys} />
        </Suspense>
      }
      headerActions={
        <>
          <div className={styles.vehicle}>
            <VehicleChip />
          </div>
          <div className={styles.list}>
            <Suspense fallback={null}>
              <ListChip />
            </Suspense>
          </div>
          <Hide on="narrow">
            <WarehouseMenu />
          </Hide>
          <Hide on="narrow">
            <LanguageMenu />
          </Hide>
          <AccountMenu hasSingleKeys={hasSingleKeys} onSingleKeysChange={setSingleKeys} />
        </>
      }
      footer={<SiteFooter />}
    >
      <div className={styles.vehicleAbove}>
        <VehicleChip isPlain />
      </div>
      {children}
      <Reauthentication />
    </AppShell>
  );
}
