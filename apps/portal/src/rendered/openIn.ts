import type { Language } from "@caliper/catalogue-model";

/**
 * Loads the page that the server renders in another language: that of its cookie, or of the URL where `isNamed` or the
 * browser has no cookies.
 */
export function openIn(language: Language, isNamed = false): void {
  const url = new URL(window.location.href);
  url.searchParams.delete("lang");
  if (isNamed || !navigator.cookieEnabled) url.searchParams.set("lang", language);
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}
