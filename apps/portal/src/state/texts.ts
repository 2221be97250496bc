import { loadMessages } from "@caliper/catalogue-widgets";
import type { Locale, Messages } from "@caliper/catalogue-widgets";

const loading = new Map<Locale, Promise<Messages>>();

/** The portal's own texts and the widgets', in one language; only the language in use is fetched. */
export function loadTexts(locale: Locale): Promise<Messages> {
  const known = loading.get(locale);
  if (known !== undefined) return known;
  const own: Promise<{ default: Messages }> =
    locale === "en" ? import("../messages/en.json") : import("../messages/es.json");
  const texts = Promise.all([loadMessages(locale), own]).then(([widgets, portal]) => ({
    ...widgets,
    ...portal.default,
  }));
  loading.set(locale, texts);
  // A failed download must not stay: the next render tries again.
  texts.catch(() => loading.delete(locale));
  return texts;
}
