import { Box, Icon, MenuButton } from "@caliper/design-system";
import { usePreferences } from "../state/preferences.tsx";
import { isLanguage, languageEntries, languageNames } from "./languages.ts";

export interface LanguageMenuProps {
  /** The globe without the language's name, where there is no room for it. */
  isCompact?: boolean;
}

/** Changes the language of the interface. */
export default function LanguageMenu({ isCompact = false }: LanguageMenuProps) {
  const { language, setLanguage } = usePreferences();
  return (
    <MenuButton
      label={languageNames[language]}
      {...(isCompact ? { trigger: <CompactTrigger /> } : { icon: "globe" })}
      items={languageEntries}
      selected={language}
      onAction={(id) => {
        if (isLanguage(id)) setLanguage(id);
      }}
    />
  );
}

/** As large as a finger. */
function CompactTrigger() {
  return (
    <Box as="span" padding={12}>
      <Icon name="globe" />
    </Box>
  );
}
