import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesFrom, type ImportGraph, readImports, without } from "./imports.ts";
import { usedTexts } from "./used-texts.ts";

/** Files whose ids nobody sees. */
export const isForTests = (file: string): boolean =>
  /\.(?:stories|test)\.tsx?$|(?:^|\/)(?:generated|testing)\//u.test(file);

/** The sources of a package without tests and stories. */
export interface Sources {
  readonly folder: string;
  readonly graph: ImportGraph;
}

export const sourcesIn = (folder: string): Sources => ({
  folder,
  graph: without(readImports(folder), isForTests),
});

/** Those of the ids that a module can show, directly or by what it imports, later too. */
export function textsFrom(
  ids: readonly string[],
  module: string,
  { folder, graph }: Sources,
): ReadonlySet<string> {
  if (!graph.has(module)) throw new Error(`${folder} has no module ${module}.`);
  const code = [...filesFrom(module, graph)]
    // Their comments have examples.
    .filter((file) => !file.startsWith("messages/"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  return usedTexts(ids, code.join("\n"));
}
