import type { Plugin } from "vite";

/** Areas of administration pages; an area is the first word of a message id. */
const administration = [
  "accounts",
  "attention",
  "audit",
  "embedding",
  "files",
  "history",
  "keys",
  "loading",
  "order",
  "preview",
  "reports",
];

const form = ["failure", "session"];

/** Those of the public datasheet. */
const sheet = ["common", "datasheet", "drawings", "failure", "tableSettings", "terms"];

/** The areas of each part. */
const parts = {
  /** The sign-in form's. */
  form: () => form,
  sheet: () => sheet,
  administration: () => administration,
  /** All other areas, so that every message is in a part. */
  catalogue: (all: readonly string[]) => all.filter((area) => !administration.includes(area)),
} as const;

const areaOf = (id: string) => id.split(".", 1)[0] ?? "";

/** The messages of a part. Throws when a part names an area without messages. */
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

const query = /[/\\]messages[/\\][\w-]+\.json\?part=(form|sheet|catalogue|administration)$/;

/**
 * Serves `messages/en.json?part=form`, so that pages load only the texts that they need.
 * Works on plain and compiled catalogs.
 */
export const messageParts = (): Plugin => ({
  name: "caliper:message-parts",
  transform: {
    filter: { id: query },
    handler(text, id) {
      const part = query.exec(id)?.[1] as keyof typeof parts;
      const messages = JSON.parse(text) as Record<string, unknown>;
      // With a query, the bundler takes the module for a script.
      const code = `export default ${JSON.stringify(partOf(messages, part))}`;
      return { code, moduleType: "js", map: null };
    },
  },
});
