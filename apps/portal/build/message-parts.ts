import type { Plugin } from "vite";

/** What stands only on pages that administrators open, by the first word of its messages' ids. */
const administration = [
  "accounts",
  "audit",
  "files",
  "history",
  "loading",
  "order",
  "preview",
  "reports",
];

const form = ["failure", "session"];

/** Which areas each part holds, of all areas that there are. */
const parts = {
  /** The sign-in form's. */
  form: () => form,
  administration: () => administration,
  /** Everybody's: the rest, so that no message is in no part. */
  catalogue: (all: readonly string[]) => all.filter((area) => !administration.includes(area)),
} as const;

const areaOf = (id: string) => id.split(".", 1)[0] ?? "";

/** A part of the messages; a part that names an area without messages is a mistake. */
export function partOf<Message>(
  messages: Readonly<Record<string, Message>>,
  part: keyof typeof parts,
): Record<string, Message> {
  const all = [...new Set(Object.keys(messages).map((id) => areaOf(id)))];
  const areas = parts[part](all);
  for (const area of areas) {
    if (!all.includes(area)) throw new Error(`No message's id begins with ${area}.`);
  }
  return Object.fromEntries(Object.entries(messages).filter(([id]) => areas.includes(areaOf(id))));
}

const query = /[/\\]messages[/\\](?:en|es)\.json\?part=(form|catalogue|administration)$/;

/**
 * `messages/en.json?part=form` is a part of a catalogue: a page that waits for its own texts need not wait for everybody's.
 * Takes the catalogue as it stands or compiled.
 */
export const messageParts = (): Plugin => ({
  name: "caliper:message-parts",
  transform: {
    filter: { id: query },
    handler(text, id) {
      const part = query.exec(id)?.[1] as keyof typeof parts;
      const messages = JSON.parse(text) as Record<string, unknown>;
      // With a query it is a script to the bundler, whatever its name.
      const code = `export default ${JSON.stringify(partOf(messages, part))}`;
      return { code, moduleType: "js", map: null };
    },
  },
});
