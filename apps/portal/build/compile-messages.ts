import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/** With what `message-parts` makes of a query. */
const catalogue = /^(.*[/\\]messages[/\\](?:en|es)\.json)(?:\?part=\w+)?$/;

/**
 * Compiles a message catalogue to syntax trees, so that no ICU parser travels to the browser.
 * Messages are plain text: a tag in one is text too.
 */
export function compileCatalogue(text: string): Record<string, unknown> {
  const messages = JSON.parse(text) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, parse(message, { ignoreTag: true })]),
  );
}

/**
 * Imports of `messages/{en,es}.json` become compiled catalogues. A message that English lacks is
 * filled from the Spanish catalogue beside it: one request per language, and never a bare key.
 */
export const compileMessages = (): Plugin => ({
  name: "caliper:messages",
  enforce: "pre",
  transform: {
    filter: { id: catalogue },
    handler(text, id) {
      const file = catalogue.exec(id)?.[1] ?? id;
      const own = compileCatalogue(text);
      if (!file.endsWith("en.json")) return { code: JSON.stringify(own), map: null };
      const spanish = file.replace(/en\.json$/, "es.json");
      this.addWatchFile(spanish);
      const fallback = compileCatalogue(readFileSync(spanish, "utf8"));
      return { code: JSON.stringify({ ...fallback, ...own }), map: null };
    },
  },
});
