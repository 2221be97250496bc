import { patterns } from "./paths.ts";
import { preloadDatasheet, preloadPages } from "./routes.tsx";
import type { Services } from "./state/services.tsx";
import { loadFirstTexts, loadTexts } from "./state/texts.ts";

/**
 * Asks for the first page's code and texts before React starts: a lazy page in a lazy shell would ask for one after the
 * other, and a phone waits a tenth of a second or more for each. A datasheet's first screen requests its data.
 */
export function preload({ store }: Pick<Services, "store">, { pathname }: Location): void {
  const language = store.readLanguage();
  void loadFirstTexts(language);
  const isSignedIn = store.readSession() !== undefined;
  const isDatasheet = pathname === patterns.datasheet;
  if (isDatasheet) preloadDatasheet(isSignedIn);
  else if (isSignedIn) preloadPages();
  if (isDatasheet || isSignedIn) void loadTexts(language);
}
