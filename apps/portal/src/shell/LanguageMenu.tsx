import { languageName, offeredLanguage } from "@caliper/catalogue-model";
import { Box, Icon, MenuButton } from "@caliper/design-system";
import { usePreferences } from "../state/preferences.tsx";
import { languageEntries } from "./languages.ts";

export interface LanguageMenuProps {
  /** The globe icon without the language's name. */
  isCompact?: boolean;
}

/** Changes the language of the interface. */
export default function LanguageMenu({ isCompact = false }: LanguageMenuProps) {
  const { language, setLanguage } = usePreferences();
  return (
    <MenuButton
      label={languageName(language)}
      {...(isCompact ? { trigger: <CompactTrigger /> } : { icon: "globe" })}
      items={languageEntries}
      selected={language}
      onAction={(id) => {
        const chosen = offeredLanguage(id);
        if (chosen !== undefined) setLanguage(chosen);
      }}
    />
  );
}

/** Large enough for touch. */
function CompactTrigger() {
  return (
    <Box as="span" padding={12}>
      <Icon name="globe" />
    </Box>
  );
}
