import { publicPaths, type Site } from "./site.ts";

/** `robots.txt`: everything, or nothing where indexing is off. */
export function robotsText({ origin, isIndexed }: Site): string {
  return isIndexed
    ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}${publicPaths.sitemap()}\n`
    : "User-agent: *\nDisallow: /\n";
}
