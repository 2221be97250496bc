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

/** Texts that a widget loads where its host gives none. */
export interface TextSource {
  /** Names of its parts: a widget inside another one loads only what that one lacks. */
  readonly areas: readonly string[];
  /** Returns the same promise for the same language. */
  readonly load: (language: Language) => Promise<Messages>;
}

/** Texts of this package; an area is the first word of an id. */
export const textsOf = (areas: readonly string[]): TextSource => ({
  areas,
  load: (language) => loadMessages(language, areas),
});
