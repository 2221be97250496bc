import { loadMessages, patiently } from "@caliper/catalogue-widgets";
import type { Locale, Messages } from "@caliper/catalogue-widgets";

type Part = Promise<{ default: Messages }>;

const own = (locale: Locale): Part =>
  locale === "en" ? import("../messages/en.json") : import("../messages/es.json");

const signIn = (locale: Locale): Part =>
  locale === "en"
    ? import("@caliper/catalogue-widgets/messages/en?only=session,failure")
    : import("@caliper/catalogue-widgets/messages/es?only=session,failure");

/** The portal's own texts and those of the sign-in form: what everybody waits for. */
export const loadFirstTexts = patiently(async (locale: Locale): Promise<Messages> => {
  const [form, portal] = await Promise.all([signIn(locale), own(locale)]);
  return { ...form.default, ...portal.default };
});

/** The portal's own texts and all the widgets', in one language; only the language in use is fetched. */
export const loadTexts = patiently(async (locale: Locale): Promise<Messages> => {
  const [widgets, portal] = await Promise.all([loadMessages(locale), own(locale)]);
  return { ...widgets, ...portal.default };
});
