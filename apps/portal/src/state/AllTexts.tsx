import { CatalogueTexts } from "@caliper/catalogue-widgets";
import { use } from "react";
import type { ReactNode } from "react";
import { usePreferences } from "./preferences.tsx";
import { loadTexts } from "./texts.ts";

/** Around everything but the sign-in form, which waits for its own words only. */
export function AllTexts({ children }: { children: ReactNode }) {
  const { language } = usePreferences();
  return (
    <CatalogueTexts locale={language} messages={use(loadTexts(language))}>
      {children}
    </CatalogueTexts>
  );
}
