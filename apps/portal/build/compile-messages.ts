import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/** Includes the queries of `message-parts`. */
const catalogue = /^(.*[/\\]messages[/\\](?:en|es)\.json)(?:\?shownBy=\w+)?$/;

/** By text, because a page imports several parts of a catalog, and a process builds several pages. */
const compiled = new Map<string, Readonly<Record<string, unknown>>>();

/**
 * Compiles a message catalog to syntax trees, so that the browser needs no ICU parser.
 * Messages are plain text; tags are text.
 */
export function compileCatalogue(text: string): Readonly<Record<string, unknown>> {
  const cachedCatalog = compiled.get(text);
  if (cachedCatalog) return cachedCatalog;
  const messages = JSON.parse(text) as Record<string, string>;
  const catalog = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, parse(message, { ignoreTag: true })]),
  );
  compiled.set(text, catalog);
  return catalog;
}

/**
 * Compiles imports of `messages/{en,es}.json`. A message missing in English is
 * taken from the Spanish file, so that a page needs one request per language and never shows a key.
 */
export const compileMessages = (): Plugin => ({
  name: "caliper:messages",
  enforce: "pre",
  transform: {
    filter: { id: catalogue },
    handler(text, id) {
      const file = catalogue.exec(id)?.[1] ?? id;
      const catalog = compileCatalogue(text);
      if (!file.endsWith("en.json")) return { code: JSON.stringify(catalog), map: null };
      const spanish = file.replace(/en\.json$/, "es.json");
      this.addWatchFile(spanish);
      const fallback = compileCatalogue(readFileSync(spanish, "utf8"));
      return { code: JSON.stringify({ ...fallback, ...catalog }), map: null };
    },
  },
});
