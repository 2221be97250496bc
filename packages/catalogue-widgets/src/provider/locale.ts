import { type Language, messagesIn } from "@caliper/catalogue-model";
import type { MessageFormatElement } from "react-intl";
import { retryWithBackoff } from "./retryWithBackoff.ts";

/** Message texts by id; a build may have compiled them. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** The texts of all widgets in one language. A text missing in English appears in Spanish, its default. */
export const loadMessages = retryWithBackoff((language: Language): Promise<Messages> =>
  messagesIn<Messages[string]>(language, {
    en: async () => (await import("../messages/en.json")).default,
    es: async () => (await import("../messages/es.json")).default,
  }),
);
