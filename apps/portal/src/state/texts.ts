import { type Language, messagesIn, type WrittenLanguage } from "@caliper/catalogue-model";
import { type Messages, retryWithBackoff } from "@caliper/catalogue-widgets";

type Files = Readonly<Record<WrittenLanguage, () => Promise<{ default: Messages }>>>;

const own: Files = {
  en: () => import("../messages/en.json"),
  es: () => import("../messages/es.json"),
};

const form: Files = {
  en: () => import("@caliper/catalogue-widgets/messages/en?part=form"),
  es: () => import("@caliper/catalogue-widgets/messages/es?part=form"),
};

const sheet: Files = {
  en: () => import("@caliper/catalogue-widgets/messages/en?part=sheet"),
  es: () => import("@caliper/catalogue-widgets/messages/es?part=sheet"),
};

const catalogue: Files = {
  en: () => import("@caliper/catalogue-widgets/messages/en?part=catalogue"),
  es: () => import("@caliper/catalogue-widgets/messages/es?part=catalogue"),
};

const administration: Files = {
  en: () => import("@caliper/catalogue-widgets/messages/en?part=administration"),
  es: () => import("@caliper/catalogue-widgets/messages/es?part=administration"),
};

/** Loads several parts as one catalog. */
const together = (...parts: readonly Files[]) =>
  retryWithBackoff((language: Language): Promise<Messages> => {
    const load = (written: WrittenLanguage) => async () => {
      const loaded = await Promise.all(parts.map((part) => part[written]()));
      return Object.assign({}, ...loaded.map((texts) => texts.default)) as Messages;
    };
    return messagesIn<Messages[string]>(language, { en: load("en"), es: load("es") });
  });

/** The portal's own texts and those of the sign-in form: all that the first page needs. */
export const loadFirstTexts = together(form, own);

/** The portal's own texts and those of the public datasheet. */
export const loadSheetTexts = together(sheet, own);

/** The portal's own texts and those of the widgets that every user sees. */
export const loadTexts = together(catalogue, own);

/** All texts. */
export const loadAllTexts = together(catalogue, administration, own);
