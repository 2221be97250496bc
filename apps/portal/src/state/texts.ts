import { patiently } from "@caliper/catalogue-widgets";
import type { Locale, Messages } from "@caliper/catalogue-widgets";

type Part = Promise<{ default: Messages }>;

const own = (locale: Locale): Part =>
  locale === "en" ? import("../messages/en.json") : import("../messages/es.json");

const form = (locale: Locale): Part =>
  locale === "en"
    ? import("@caliper/catalogue-widgets/messages/en?part=form")
    : import("@caliper/catalogue-widgets/messages/es?part=form");

const catalogue = (locale: Locale): Part =>
  locale === "en"
    ? import("@caliper/catalogue-widgets/messages/en?part=catalogue")
    : import("@caliper/catalogue-widgets/messages/es?part=catalogue");

const administration = (locale: Locale): Part =>
  locale === "en"
    ? import("@caliper/catalogue-widgets/messages/en?part=administration")
    : import("@caliper/catalogue-widgets/messages/es?part=administration");

/** Several parts as one, in one language; only the language in use is fetched. */
const together = (...parts: readonly ((locale: Locale) => Part)[]) =>
  patiently(async (locale: Locale): Promise<Messages> => {
    const loaded = await Promise.all(parts.map((part) => part(locale)));
    return Object.assign({}, ...loaded.map((texts) => texts.default)) as Messages;
  });

/** The portal's own texts and those of the sign-in form: what everybody waits for. */
export const loadFirstTexts = together(form, own);

/** The portal's own texts and those of the widgets that everybody sees. */
export const loadTexts = together(catalogue, own);

/** All texts there are. */
export const loadAllTexts = together(catalogue, administration, own);
