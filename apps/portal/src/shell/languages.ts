import { locales } from "@caliper/catalogue-widgets";
import type { Locale } from "@caliper/catalogue-widgets";

/** Languages call themselves by their own names, whatever the page speaks. */
export const languageNames: Readonly<Record<Locale, string>> = { en: "English", es: "Español" };

/** The languages as entries of a menu. */
export const languageEntries = locales.map((locale) => ({
  id: locale,
  label: languageNames[locale],
  lang: locale,
}));

export function isLanguage(id: string): id is Locale {
  return locales.some((locale) => locale === id);
}
