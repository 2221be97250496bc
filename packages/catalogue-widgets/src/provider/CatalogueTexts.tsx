import { intlLocale, type Language, sourceLanguage } from "@caliper/catalogue-model";
import { createContext, type ReactNode, Suspense, use } from "react";
import { IntlProvider } from "react-intl";
import { areasOf } from "../messages/index.ts";
import { useLocale } from "./context.ts";
import type { Messages } from "./loadAreas.ts";
import { type TextSource, textsOf } from "./locale.ts";
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
    <LoadedTexts texts={common}>{children}</LoadedTexts>
  </LoadedAreas>
);

const none: readonly string[] = [];
const common = textsOf(areasOf.provider);

interface LoadedTextsProps {
  texts: TextSource;
  children: ReactNode;
}

/** Loads texts, except where they are loaded or the host gives them. */
export function LoadedTexts({ texts, children }: LoadedTextsProps) {
  const loaded = use(LoadedAreas);
  if (loaded === undefined || texts.areas.every((area) => loaded.includes(area))) return children;
  return (
    <Suspense fallback={null}>
      <AwaitedTexts texts={texts}>{children}</AwaitedTexts>
    </Suspense>
  );
}

function AwaitedTexts({ texts, children }: LoadedTextsProps) {
  const locale = useLocale();
  return (
    <CatalogueTexts locale={locale} messages={use(texts.load(locale))}>
      <LoadedAreas value={texts.areas}>{children}</LoadedAreas>
    </CatalogueTexts>
  );
}
