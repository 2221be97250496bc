import { type Language, messagesIn } from "@caliper/catalogue-model";
import { loadAreas, type Messages } from "./loadAreas.ts";
import { retryWithBackoff } from "./retryWithBackoff.ts";

type Load = (language: Language) => Promise<Messages>;

const loadersByAreas = new Map<readonly string[] | undefined, Load>();

const loaderOf = (areas: readonly string[] | undefined): Load =>
  retryWithBackoff((language) =>
    messagesIn<Messages[string]>(language, (written) => loadAreas(written, areas)),
  );

/**
 * The texts of some areas, or of all widgets, in one language: the same promise for the same arguments. A text missing in
 * English appears in Spanish, its default.
 */
export function loadMessages(language: Language, areas?: readonly string[]): Promise<Messages> {
  const load = loadersByAreas.get(areas) ?? loaderOf(areas);
  loadersByAreas.set(areas, load);
  return load(language);
}
