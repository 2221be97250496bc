import { type Language, messagesIn, type WrittenLanguage } from "@caliper/catalogue-model";
import type { Messages } from "@caliper/catalogue-widgets";
import {
  areasOf,
  contained as containedWith,
  loadMessages,
  retryWithBackoff,
} from "@caliper/catalogue-widgets/shared";
import type { ReactNode } from "react";

const files: Readonly<Record<WrittenLanguage, () => Promise<{ default: Messages }>>> = {
  en: () => import("./en.json"),
  es: () => import("./es.json"),
};

const load = retryWithBackoff(async (language: Language): Promise<Messages> => {
  const [shared, own] = await Promise.all([
    loadMessages(language, areasOf.shared),
    messagesIn<Messages[string]>(language, async (written) => (await files[written]()).default),
  ]);
  return { ...shared, ...own };
});

const texts = { areas: [...areasOf.shared, "administration"], load };

/** A widget that loads the texts of the administration where the host gives none, and shows a message in place of an error. */
export const contained = <Props extends object = Record<never, never>>(
  Content: (props: Props) => ReactNode,
) => containedWith(texts, Content);
