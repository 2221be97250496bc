import { type Language, messagesIn, type WrittenLanguage } from "@caliper/catalogue-model";
import { type Messages, retryWithBackoff } from "@caliper/catalogue-widgets";

type Load = () => Promise<{ default: Messages }>;

type Part = "administration" | "catalogue" | "form" | "own" | "sheet";

/** The portal's own texts and those of the widgets, or of those in a folder. Bundlers need literal paths. */
const files: Readonly<Record<WrittenLanguage, Readonly<Record<Part, Load>>>> = {
  en: {
    own: () => import("../messages/en.json"),
    form: () => import("@caliper/catalogue-widgets/messages/en?shownBy=session"),
    sheet: () => import("@caliper/catalogue-widgets/messages/en?shownBy=datasheet"),
    catalogue: () => import("@caliper/catalogue-widgets/messages/en"),
    administration: () => import("@caliper/administration/messages/en"),
  },
  es: {
    own: () => import("../messages/es.json"),
    form: () => import("@caliper/catalogue-widgets/messages/es?shownBy=session"),
    sheet: () => import("@caliper/catalogue-widgets/messages/es?shownBy=datasheet"),
    catalogue: () => import("@caliper/catalogue-widgets/messages/es"),
    administration: () => import("@caliper/administration/messages/es"),
  },
};

/** Loads several parts as one catalog. */
const together = (...parts: readonly Part[]) =>
  retryWithBackoff((language: Language): Promise<Messages> =>
    messagesIn<Messages[string]>(language, async (written) => {
      const loaded = await Promise.all(parts.map((part) => files[written][part]()));
      return Object.assign({}, ...loaded.map((texts) => texts.default)) as Messages;
    }),
  );

/** The portal's own texts and those of the sign-in form: all that the first page needs. */
export const loadFirstTexts = together("form", "own");

/** The portal's own texts and those of the public datasheet. */
export const loadSheetTexts = together("sheet", "own");

/** The portal's own texts and those of the widgets that every user sees. */
export const loadTexts = together("catalogue", "own");

export const loadAllTexts = together("catalogue", "administration", "own");
