import type { Plugin } from "vite";

/** The messages whose ids begin with one of some words, which a comma separates. */
export function partOf<Message>(
  messages: Readonly<Record<string, Message>>,
  only: string,
): Record<string, Message> {
  const areas = only.split(",");
  const entries = Object.entries(messages).filter(([id]) =>
    areas.includes(id.split(".", 1)[0] ?? ""),
  );
  for (const area of areas) {
    if (!entries.some(([id]) => id.startsWith(`${area}.`)))
      throw new Error(`No message's id begins with ${area}.`);
  }
  return Object.fromEntries(entries);
}

const part = /[/\\]messages[/\\](?:en|es)\.json\?only=([\w,]+)$/;

/**
 * `messages/en.json?only=session,failure` is the part of a catalogue whose ids begin so: a page that waits for its own texts
 * need not wait for everybody's. Takes the catalogue as it stands or compiled.
 */
export const messageParts = (): Plugin => ({
  name: "caliper:message-parts",
  transform: {
    filter: { id: part },
    handler(text, id) {
      const only = part.exec(id)?.[1] ?? "";
      const messages = JSON.parse(text) as Record<string, unknown>;
      // With a query it is a script to the bundler, whatever its name.
      const code = `export default ${JSON.stringify(partOf(messages, only))}`;
      return { code, moduleType: "js", map: null };
    },
  },
});
