import { offeredLanguage } from "@caliper/catalogue-model";
import { Avatar, MenuButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { usePreferences } from "../state/preferences.tsx";
import { useSession } from "../state/session.tsx";
import { languageEntries } from "./languages.ts";
import { accountMessage, shellMessages } from "./messages.ts";
import { useSignOut } from "./useSignOut.ts";

/** The avatar menu; it includes the languages, because a phone's header has no room for them. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const { viewer } = useSession();
  const { language, setLanguage } = usePreferences();
  const signOut = useSignOut();
  return (
    <MenuButton
      label={formatMessage(accountMessage, { name: viewer.username })}
      trigger={<Avatar name={viewer.username} />}
      selected={language}
      items={[
        ...languageEntries,
        "separator",
        { id: "logOut", label: formatMessage(shellMessages.logOut), icon: "logout" },
      ]}
      onAction={(id) => {
        const chosen = offeredLanguage(id);
        if (chosen === undefined) signOut();
        else setLanguage(chosen);
      }}
    />
  );
}
