import { patterns } from "./paths.ts";
import { preloadDatasheet, preloadPages, preloadSignIn } from "./routes.tsx";
import type { Services } from "./state/services.tsx";
import { loadFirstTexts, loadSheetTexts, loadTexts } from "./state/texts.ts";

/**
 * Requests the first page's code, texts and data before React starts: a lazy page in a lazy shell would request one after
 * the other, which on a phone takes a tenth of a second or more for each. Resolves when the page can render without suspending.
 */
export async function preload(
  services: Services,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Promise<void> {
  const language = services.store.readLanguage();
  const user = services.store.readSession()?.username;
  const isSignedIn = user !== undefined;
  const isDatasheet = pathname === patterns.datasheet;
  const parts: Promise<unknown>[] = [loadFirstTexts(language)];
  if (isSignedIn) parts.push(loadTexts(language));
  else if (isDatasheet) parts.push(loadSheetTexts(language));
  if (isDatasheet) {
    parts.push(preloadDatasheet(isSignedIn));
    const code = new URLSearchParams(search).get("codigo") ?? "";
    import("./pages/DatasheetPage.tsx")
      .then(({ prefetch }) => prefetch(services, { code, user }))
      .catch(() => undefined);
  } else if (isSignedIn) {
    preloadPages(language, pathname);
  } else if (pathname === patterns.signIn) {
    parts.push(preloadSignIn());
  }
  await Promise.all(parts);
}
