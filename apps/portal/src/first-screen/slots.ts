import type { Language } from "@caliper/catalogue-model";

/** What the document of the datasheet and its first script agree about. */
export const firstScreenId = "first-screen";

export const templateId = (language: Language): string => `${firstScreenId}-${language}`;

/** Stands in the document where the code will be; no text of ours holds it. Codes are shown in capitals, and so is this. */
export const codeSlot = "{CODE}";

/** Takes the first screen away: a page is there. */
export function endFirstScreen(): void {
  document.querySelector(`#${firstScreenId}`)?.remove();
}
