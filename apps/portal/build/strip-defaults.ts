import { parseSync, Visitor } from "vite";
import type { Plugin } from "vite";

/** What a message carries for translators, and for want of a catalogue: both catalogues are complete. */
const forTools: ReadonlySet<string | undefined> = new Set(["defaultMessage", "description"]);

/**
 * Takes default texts and descriptions out of message descriptors; what is left is their ids.
 * `code` is TypeScript, JSX or not by the file's name.
 */
export function stripDefaults(file: string, code: string): string {
  const ranges: { start: number; end: number }[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const named = properties.flatMap((property) => {
        if (property.type !== "Property" || property.key.type !== "Identifier") return [];
        return [{ name: property.key.name, start: property.start, end: property.end }];
      });
      // Other objects have descriptions too.
      if (!named.some(({ name }) => name === "defaultMessage")) return;
      ranges.push(...named.filter(({ name }) => forTools.has(name)));
    },
  }).visit(parseSync(file, code).program);

  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    parts.push(code.slice(from, start));
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  parts.push(code.slice(from));
  return parts.join("");
}

/** Strips the messages of our own sources when the portal is built. */
export const stripMessageDefaults = (): Plugin => ({
  name: "caliper:strip-defaults",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /defaultMessage:/ },
    handler: (code, id) => ({ code: stripDefaults(id, code), map: null }),
  },
});
