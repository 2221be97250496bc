import { datasheetQuery } from "@caliper/api-client";
import { patterns } from "./paths.ts";
import { preloadDatasheet, preloadPages, preloadPublicDatasheet } from "./routes.tsx";
import type { Services } from "./state/services.tsx";
import { loadFirstTexts, loadSheetTexts, loadTexts } from "./state/texts.ts";

/**
 * Requests the first page's code, texts and data before React starts: a lazy page in a lazy shell would request one after
 * the other, and a phone waits a tenth of a second or more for each. Resolves when the page can render without suspending.
 */
export async function preload(
  { client, queries, store, rendered }: Services,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Promise<void> {
  const language = rendered?.language ?? store.readLanguage();
  const user = store.readSession()?.username;
  const isSignedIn = user !== undefined;
  const isDatasheet = pathname === patterns.datasheet;
  const parts: Promise<unknown>[] = [loadFirstTexts(language)];
  if (isSignedIn) parts.push(loadTexts(language));
  else if (isDatasheet) parts.push(loadSheetTexts(language));
  if (isDatasheet) {
    // A page that the server rendered shows its larger blocks while their code loads.
    const isContinued = rendered !== undefined && !isSignedIn;
    parts.push(isContinued ? preloadPublicDatasheet() : preloadDatasheet(isSignedIn));
    const code = new URLSearchParams(search).get("codigo") ?? "";
    // The page shows its own loading state; a page that the server rendered already has the public data.
    if (code.trim() !== "" && (isSignedIn || rendered === undefined))
      void queries.prefetchQuery(datasheetQuery(client, { code, user }));
  } else if (isSignedIn) {
    preloadPages();
  }
  await Promise.all(parts);
}
