import type { Language } from "@caliper/catalogue-model";

/** Ids that the datasheet's document and its first script share. */
export const firstScreenId = "first-screen";

export const templateId = (language: Language): string => `${firstScreenId}-${language}`;

/** Placeholder of the code in the document; in capitals like a code, and in no other text. */
export const codeSlot = "{CODE}";

/** Removes the first screen once a page is rendered. */
export function endFirstScreen(): void {
  document.querySelector(`#${firstScreenId}`)?.remove();
}
