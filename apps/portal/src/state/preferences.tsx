import { intlLocale, type Language } from "@caliper/catalogue-model";
import { I18nProvider } from "@caliper/design-system";
import { ThemeRoot } from "@caliper/design-system/theme";
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
} from "react";
import { useServices } from "./services.tsx";
import { useHydrated } from "./useHydrated.ts";

export interface Preferences {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly isLight: boolean;
  readonly setLight: (isLight: boolean) => void;
}

const PreferencesContext = createContext<Preferences | null>(null);

export interface PreferencesProviderProps {
  /** Called when the user has chosen a language, which the link that opened the page no longer decides. */
  onLanguageChosen: () => void;
  children: ReactNode;
}

/** Language and theme: English and dark by default; stored between visits. */
export function PreferencesProvider({ onLanguageChosen, children }: PreferencesProviderProps) {
  const { store } = useServices();
  const [language, setLanguage] = useState(() => store.readLanguage());
  const [isLight, setLight] = useState(() => store.readLight());
  // The old texts stay until the new ones are loaded.
  const [, startTransition] = useTransition();

  // Follows other tabs, and signing out.
  useEffect(
    () =>
      store.onChange(() => {
        startTransition(() => setLanguage(store.readLanguage()));
        setLight(store.readLight());
      }),
    [store],
  );

  const preferences = {
    language,
    setLanguage: (next: Language) => {
      store.saveLanguage(next);
      startTransition(() => setLanguage(next));
      onLanguageChosen();
    },
    isLight,
    setLight: (next: boolean) => {
      store.saveLight(next);
      setLight(next);
      redraw();
    },
  };
  return <Preferred preferences={preferences}>{children}</Preferred>;
}

/** ms; longer than the animation of a drawing. */
const redrawMs = 400;

/** Has the drawings on the page drawn once more, in the colors of the new theme. */
function redraw() {
  const { dataset } = document.documentElement;
  dataset["redraw"] = "";
  // Counts from the next frame: a busy browser may take longer than the animation to show the new theme.
  requestAnimationFrame(() => setTimeout(() => delete dataset["redraw"], redrawMs));
}

interface PreferredProps {
  preferences: Preferences;
  children: ReactNode;
}

/** Applies preferences to its children and to the document. */
export function Preferred({ preferences, children }: PreferredProps) {
  const { language, isLight } = preferences;
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
  const isHydrated = useHydrated();
  return { ...preferences, isLight: preferences.isLight && isHydrated };
}
