import { isWarehouse, offeredLanguage } from "@caliper/catalogue-model";
import { Avatar, MenuButton, useNarrow } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { usePreferences } from "../state/preferences.tsx";
import { useSession } from "../state/useSession.ts";
import { useWarehouseChoice } from "../state/warehouse.tsx";
import { AccountDialogs } from "./AccountDialogs.tsx";
import { languageEntries } from "./languages.ts";
import { accountMessage, shellMessages } from "./messages.ts";
import { useSignOut } from "./useSignOut.ts";
import { useWarehouseEntries } from "./WarehouseMenu.tsx";

/** The avatar menu; it includes languages, and on a phone warehouses, because they do not fit in its header. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const { viewer } = useSession();
  const { language, setLanguage } = usePreferences();
  const { choose } = useWarehouseChoice();
  const warehouses = useWarehouseEntries();
  const signOut = useSignOut();
  const isNarrow = useNarrow();
  const [dialog, setDialog] = useState<"password" | "secondFactor" | "sessions">();
  return (
    <>
      <MenuButton
        label={formatMessage(accountMessage, { name: viewer.username })}
        trigger={<Avatar name={viewer.username} />}
        items={[
          {
            label: formatMessage(shellMessages.language),
            items: languageEntries,
            selected: language,
          },
          ...(isNarrow && warehouses ? ["separator" as const, warehouses] : []),
          "separator",
          { id: "password", label: formatMessage(shellMessages.changePassword), icon: "key" },
          {
            id: "secondFactor",
            label: formatMessage(shellMessages.secondFactor),
            icon: "certified",
          },
          { id: "sessions", label: formatMessage(shellMessages.sessions), icon: "user" },
          "separator",
          { id: "logOut", label: formatMessage(shellMessages.logOut), icon: "logout" },
        ]}
        onAction={(id) => {
          const chosen = offeredLanguage(id);
          if (chosen !== undefined) setLanguage(chosen);
          else if (isWarehouse(id)) choose(id);
          else if (id === "password" || id === "secondFactor" || id === "sessions") setDialog(id);
          else signOut();
        }}
      />
      <AccountDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}
