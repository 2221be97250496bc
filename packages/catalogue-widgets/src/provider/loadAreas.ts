import type { WrittenLanguage } from "@caliper/catalogue-model";
import type { MessageFormatElement } from "react-intl";

/** Message texts by id; a build may have compiled them. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

const files: Readonly<Record<WrittenLanguage, () => Promise<{ default: Messages }>>> = {
  en: () => import("../messages/en.json"),
  es: () => import("../messages/es.json"),
};

/** The texts of the areas, or all. Built packages have a module instead that loads one file per area. */
export async function loadAreas(
  language: WrittenLanguage,
  areas?: readonly string[],
): Promise<Messages> {
  const { default: texts } = await files[language]();
  const isWanted = (id: string) => areas === undefined || areas.includes(id.split(".", 1)[0] ?? "");
  return Object.fromEntries(Object.entries(texts).filter(([id]) => isWanted(id)));
}
