import { loadMessages } from "@caliper/catalogue-widgets";
import type { Locale, Messages } from "@caliper/catalogue-widgets";

type Part = Promise<{ default: Messages }>;

const own = (locale: Locale): Part =>
  locale === "en" ? import("../messages/en.json") : import("../messages/es.json");

/** A build without the portal's plugins takes no notice of the query, and answers the whole. */
const signIn = (locale: Locale): Part =>
  locale === "en"
    ? import("@caliper/catalogue-widgets/messages/en?only=session,failure")
    : import("@caliper/catalogue-widgets/messages/es?only=session,failure");

/** The portal's own texts and those of the sign-in form: what everybody waits for. */
export const loadFirstTexts = remembered(async (locale) => {
  const [form, portal] = await Promise.all([signIn(locale), own(locale)]);
  return { ...form.default, ...portal.default };
});

/** The portal's own texts and all the widgets', in one language; only the language in use is fetched. */
export const loadTexts = remembered(async (locale) => {
  const [widgets, portal] = await Promise.all([loadMessages(locale), own(locale)]);
  return { ...widgets, ...portal.default };
});

function remembered(load: (locale: Locale) => Promise<Messages>) {
  const loading = new Map<Locale, Promise<Messages>>();
  return (locale: Locale): Promise<Messages> => {
    const known = loading.get(locale);
    if (known !== undefined) return known;
    const texts = load(locale);
    loading.set(locale, texts);
    // A failed download must not stay: the next render tries again.
    texts.catch(() => loading.delete(locale));
    return texts;
  };
}
