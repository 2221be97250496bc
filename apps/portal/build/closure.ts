import type { Rolldown } from "vite";

/**
 * Paths of chunks and of all that these import, except known ones. A chunk is named by its file or by the end of the id of
 * one of its modules.
 */
export function closureOf(
  chunks: readonly Rolldown.OutputChunk[],
  names: readonly string[],
  knownPaths: readonly string[] = [],
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) add(chunk);
    }
  };
  for (const name of names) {
    const chunk =
      byName.get(name) ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)));
    if (!chunk) throw new Error(`The build has no chunk of ${name}.`);
    add(chunk);
  }
  return [...files].map((file) => `/${file}`).filter((path) => !knownPaths.includes(path));
}
