import { parseSync, type Plugin, Visitor } from "vite";

/** Message properties that only tools need, because both catalogs are complete. */
const forTools: ReadonlySet<string | undefined> = new Set(["defaultMessage", "description"]);

/**
 * Removes default texts and descriptions from message descriptors; ids remain.
 * `code` is TypeScript; the file name says whether it has JSX.
 */
export function stripDefaults(file: string, code: string): string {
  const ranges: { start: number; end: number }[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const named = properties.flatMap((property) => {
        if (property.type !== "Property" || property.key.type !== "Identifier") return [];
        return [{ name: property.key.name, start: property.start, end: property.end }];
      });
      // Skip other objects with descriptions.
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

/** Strips the messages of the product's sources in builds. */
export const stripMessageDefaults = (): Plugin => ({
  name: "caliper:strip-defaults",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /defaultMessage:/ },
    handler: (code, id) => ({ code: stripDefaults(id, code), map: null }),
  },
});
