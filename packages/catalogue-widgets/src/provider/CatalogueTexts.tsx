import { intlLocale, type Language, sourceLanguage } from "@caliper/catalogue-model";
import { createContext, type ReactNode, Suspense, use } from "react";
import { IntlProvider } from "react-intl";
import { commonAreas } from "./areas.ts";
import { useLocale } from "./context.ts";
import type { Messages } from "./loadAreas.ts";
import { loadMessages } from "./locale.ts";
import { TableSettings } from "./TableSettings.tsx";

/** The areas whose texts are loaded; undefined where the host gives the texts. */
const LoadedAreas = createContext<readonly string[] | undefined>(undefined);

export interface CatalogueTextsProps {
  /** The language of texts, numbers and dates. */
  locale: Language;
  /** By id; they replace those of a surrounding provider. */
  messages: Messages;
  children: ReactNode;
}

/** Texts for its children, for hosts that load texts in parts. */
export function CatalogueTexts({ locale, messages, children }: CatalogueTextsProps) {
  return (
    <IntlProvider
      locale={intlLocale(locale)}
      defaultLocale={sourceLanguage}
      messages={messages as Record<string, string>}
      // Called where it exists: a server has no `reportError`.
      onError={(error) => reportError(error)}
    >
      <LoadedAreas value={undefined}>
        <TableSettings>{children}</TableSettings>
      </LoadedAreas>
    </IntlProvider>
  );
}

/** The texts that all widgets share; each widget loads its own besides. */
export const CommonTexts = ({ children }: { children: ReactNode }) => (
  <LoadedAreas value={none}>
    <LoadedTexts areas={commonAreas}>{children}</LoadedTexts>
  </LoadedAreas>
);

const none: readonly string[] = [];

interface LoadedTextsProps {
  areas: readonly string[];
  children: ReactNode;
}

/** Loads the texts of some areas, except where they are loaded or the host gives texts. */
export function LoadedTexts({ areas, children }: LoadedTextsProps) {
  const loaded = use(LoadedAreas);
  if (loaded === undefined || areas.every((area) => loaded.includes(area))) return children;
  return (
    <Suspense fallback={null}>
      <AwaitedTexts areas={areas}>{children}</AwaitedTexts>
    </Suspense>
  );
}

function AwaitedTexts({ areas, children }: LoadedTextsProps) {
  const locale = useLocale();
  return (
    <CatalogueTexts locale={locale} messages={use(loadMessages(locale, areas))}>
      <LoadedAreas value={areas}>{children}</LoadedAreas>
    </CatalogueTexts>
  );
}
