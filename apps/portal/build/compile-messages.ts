import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/** `en.json?only=session,failure` is the part of a catalogue whose ids begin so. */
const catalogue = /^(.*[/\\]messages[/\\](?:en|es)\.json)(?:\?only=([\w,]+))?$/;

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

/** The messages whose ids begin with one of some words, which a comma separates. */
export function partOf<Message>(
  messages: Readonly<Record<string, Message>>,
  only: string,
): Record<string, Message> {
  const areas = only.split(",");
  const entries = Object.entries(messages).filter(([id]) =>
    areas.includes(id.split(".", 1)[0] ?? ""),
  );
  for (const area of areas)
    if (!entries.some(([id]) => id.startsWith(`${area}.`)))
      throw new Error(`No message's id begins with ${area}.`);
  return Object.fromEntries(entries);
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
      const [, file = "", only] = catalogue.exec(id) ?? [];
      let messages = compileCatalogue(text);
      if (file.endsWith("en.json")) {
        const spanish = file.replace(/en\.json$/, "es.json");
        this.addWatchFile(spanish);
        messages = { ...compileCatalogue(readFileSync(spanish, "utf8")), ...messages };
      }
      if (only === undefined) return { code: JSON.stringify(messages), map: null };
      // With a query the bundler takes it for a script.
      const part = JSON.stringify(partOf(messages, only));
      return { code: `export default ${part}`, moduleType: "js", map: null };
    },
  },
});
