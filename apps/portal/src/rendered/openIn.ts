import type { Language } from "@caliper/catalogue-model";

/**
 * Loads the server-rendered page in another language, taken from the cookie, or from the URL if `isNamed` or the
 * browser has no cookies.
 */
export function openIn(language: Language, isNamed = false): void {
  const url = new URL(window.location.href);
  url.searchParams.delete("lang");
  if (isNamed || !navigator.cookieEnabled) url.searchParams.set("lang", language);
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}
