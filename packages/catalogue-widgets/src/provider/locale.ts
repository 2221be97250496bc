import type { MessageFormatElement } from "react-intl";
import { patiently } from "./patiently.ts";

/** Languages of the interface. Spanish is the one that messages are written in. */
export const locales = ["en", "es"] as const;
export type Locale = (typeof locales)[number];

/** Message texts by id; a build may have compiled them beforehand. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Where numbers follow Latin America: 1,234.50 in Spanish as in English. */
export const numberLocale = { en: "en-US", es: "es-419" } as const satisfies Record<Locale, string>;

/**
 * The texts of all widgets in one language, fetched when first asked for. Spanish stands in the code
 * too, as the default of each message, so that a text missing in English appears in Spanish.
 */
export const loadMessages: (locale: Locale) => Promise<Messages> = patiently(async (locale) => {
  const texts: Promise<{ default: Messages }> =
    locale === "en" ? import("../messages/en.json") : import("../messages/es.json");
  return (await texts).default;
});
