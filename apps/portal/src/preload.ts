import { datasheetQuery } from "@caliper/api-client";
import { patterns } from "./paths.ts";
import { preloadDatasheet, preloadPages } from "./routes.tsx";
import type { Services } from "./state/services.tsx";
import { loadFirstTexts, loadSheetTexts, loadTexts } from "./state/texts.ts";

/**
 * Requests the first page's code, texts and data before React starts: a lazy page in a lazy shell would request one after
 * the other, and a phone waits a tenth of a second or more for each. Resolves when the page can render without suspending.
 */
export async function preload(
  { client, queries, store }: Services,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Promise<void> {
  const language = store.readLanguage();
  const user = store.readSession()?.username;
  const isSignedIn = user !== undefined;
  const isDatasheet = pathname === patterns.datasheet;
  const parts: Promise<unknown>[] = [loadFirstTexts(language)];
  if (isSignedIn) parts.push(loadTexts(language));
  else if (isDatasheet) parts.push(loadSheetTexts(language));
  if (isDatasheet) {
    parts.push(preloadDatasheet(isSignedIn));
    const code = new URLSearchParams(search).get("codigo") ?? "";
    // The page shows its own loading state.
    if (code.trim() !== "") void queries.prefetchQuery(datasheetQuery(client, { code, user }));
  } else if (isSignedIn) {
    preloadPages();
  }
  await Promise.all(parts);
}
