import { MenuButton } from "@caliper/design-system";
import { usePreferences } from "../state/preferences.tsx";
import { isLanguage, languageEntries, languageNames } from "./languages.ts";

/** Changes the language of the interface. */
export default function LanguageMenu() {
  const { language, setLanguage } = usePreferences();
  return (
    <MenuButton
      label={languageNames[language]}
      icon="globe"
      items={languageEntries}
      selected={language}
      onAction={(id) => {
        if (isLanguage(id)) setLanguage(id);
      }}
    />
  );
}
