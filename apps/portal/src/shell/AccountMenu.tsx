import { isWarehouse, offeredLanguage } from "@caliper/catalogue-model";
import { Avatar, MenuButton, preloadable, useNarrow, useSingleKey } from "@caliper/design-system";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { usePreferences } from "../state/preferences.tsx";
import { useSession } from "../state/useSession.ts";
import { useWarehouseChoice } from "../state/warehouse.tsx";
import { AccountDialogs } from "./AccountDialogs.tsx";
import { languageEntries } from "./languages.ts";
import { mayOpen } from "./menuModel.ts";
import { useSignOut } from "./useSignOut.ts";
import { useWarehouseEntries } from "./WarehouseMenu.tsx";

const ShortcutsDialog = preloadable(async () => (await import("./ShortcutsDialog.tsx")).default);

export interface AccountMenuProps {
  /** Whether keys without modifiers are shortcuts. */
  hasSingleKeys: boolean;
  onSingleKeysChange: (isOn: boolean) => void;
}

/**
 * The avatar menu; on a phone it includes languages and warehouses, which do not fit in its header. `?` opens help and
 * keyboard shortcuts.
 */
export function AccountMenu({ hasSingleKeys, onSingleKeysChange }: AccountMenuProps) {
  const t = useText();
  const { viewer } = useSession();
  const { language, setLanguage } = usePreferences();
  const { choose } = useWarehouseChoice();
  const warehouses = useWarehouseEntries();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const [dialog, setDialog] = useState<"password" | "secondFactor" | "sessions">();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  useSingleKey("?", () => setShowsShortcuts(true), hasSingleKeys);
  return (
    <>
      <MenuButton
        label={t("portal.shell.account", { name: viewer.username })}
        trigger={<Avatar name={viewer.username} />}
        items={[
          // Wider headers have menus of their own for both.
          ...(isNarrow
            ? [
                {
                  label: t("portal.shell.language"),
                  items: languageEntries,
                  selected: language,
                },
                ...(warehouses ? ["separator" as const, warehouses] : []),
                "separator" as const,
              ]
            : []),
          { id: "password", label: t("portal.shell.changePassword"), icon: "key" },
          {
            id: "secondFactor",
            label: t("portal.shell.secondFactor"),
            icon: "certified",
          },
          { id: "sessions", label: t("portal.shell.sessions"), icon: "user" },
          ...(mayOpen("ownCodes", viewer)
            ? [{ id: "ownCodes", label: t("portal.shell.ownCodes"), icon: "code" as const }]
            : []),
          "separator",
          { id: "shortcuts", label: t("portal.shell.shortcuts"), icon: "info" },
          { id: "logOut", label: t("portal.shell.logOut"), icon: "logout" },
        ]}
        onAction={(id) => {
          const chosen = offeredLanguage(id);
          if (chosen !== undefined) setLanguage(chosen);
          else if (isWarehouse(id)) choose(id);
          else if (id === "password" || id === "secondFactor" || id === "sessions") setDialog(id);
          else if (id === "ownCodes") void navigate(paths.ownCodes());
          else if (id === "shortcuts") setShowsShortcuts(true);
          else signOut();
        }}
      />
      {showsShortcuts && (
        <Suspense fallback={null}>
          <ShortcutsDialog
            isOpen
            onClose={() => setShowsShortcuts(false)}
            {...{ hasSingleKeys, onSingleKeysChange }}
          />
        </Suspense>
      )}
      <AccountDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}
