import type { Language } from "@caliper/catalogue-model";
import { CatalogueTexts, type Messages } from "@caliper/catalogue-widgets";
import { type ReactNode, use } from "react";
import { usePreferences } from "./preferences.tsx";

interface PageTextsProps {
  /** One of `texts.ts`: the same promise for the same language. */
  load: (language: Language) => Promise<Messages>;
  children: ReactNode;
}

/** Wraps content that needs more texts than the sign-in form; suspends until they are loaded. */
export function PageTexts({ load, children }: PageTextsProps) {
  const { language } = usePreferences();
  return (
    <CatalogueTexts locale={language} messages={use(load(language))}>
      {children}
    </CatalogueTexts>
  );
}
