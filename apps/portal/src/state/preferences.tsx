import { intlLocale, type Language } from "@caliper/catalogue-model";
import { I18nProvider } from "@caliper/design-system";
import { ThemeRoot } from "@caliper/design-system/theme";
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  useTransition,
} from "react";
import { useSearchParams } from "react-router-dom";
import { useServices } from "./services.tsx";

interface Preferences {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly isLight: boolean;
  readonly setLight: (isLight: boolean) => void;
}

const never = () => () => undefined;

const PreferencesContext = createContext<Preferences | null>(null);

/** Language and theme: English and dark by default; stored between visits. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const { store, rendered } = useServices();
  const [language, setLanguage] = useState(() => rendered?.language ?? store.readLanguage());
  const [isLight, setLight] = useState(() => store.readLight());
  const [query, setQuery] = useSearchParams();
  // The old texts stay until the new ones are here.
  const [, startTransition] = useTransition();

  // The server may not know the stored language.
  useEffect(() => startTransition(() => setLanguage(store.readLanguage())), [store]);

  // Follows other tabs, and signing out.
  useEffect(
    () =>
      store.onChange(() => {
        startTransition(() => setLanguage(store.readLanguage()));
        setLight(store.readLight());
      }),
    [store],
  );

  const preferences = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        store.saveLanguage(next);
        startTransition(() => setLanguage(next));
        if (!query.has("lang")) return;
        // After a reload the choice counts, not the link that the page was opened with.
        query.delete("lang");
        setQuery(query, { replace: true });
      },
      isLight,
      setLight: (next: boolean) => {
        store.saveLight(next);
        setLight(next);
      },
    }),
    [store, language, isLight, query, setQuery],
  );
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <PreferencesContext value={preferences}>
      <ThemeRoot theme={isLight ? "light" : "dark"}>
        <I18nProvider locale={intlLocale(language)}>{children}</I18nProvider>
      </ThemeRoot>
    </PreferencesContext>
  );
}

export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext);
  if (preferences === null) throw new Error("usePreferences is used outside PreferencesProvider.");
  // The server does not know the theme, and each component must first show what the server rendered. Not in the provider:
  // parts of the page are hydrated after it has changed.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { ...preferences, isLight: preferences.isLight && isHydrated };
}
