import { posix } from "node:path";
import type { Plugin, Rolldown } from "vite";

const react =
  /^(?:react|react-(?:aria|aria-components|dom|intl|stately)|@tanstack\/react-[\w-]+)(?:\/|$)/u;

/** `import{A,B as C}from"./a.js";` and `import"./a.js";` of a chunk. */
const importStatement = /import ?(?:\{(?<names>[^}]*)\} ?from ?)?"(?<source>[^"]+)";/gu;

const importedNames = (names: string): string[] =>
  names
    .split(",")
    .map((name) => name.split(" as ")[0]?.trim() ?? "")
    .filter((name) => name !== "");

/** The file that stands for a module in server components. */
const boundaryOf = (file: string) => file.replace(/\.js$/u, ".client.js");

/** The file of an entry that bundlers use in server components, by the condition `react-server`. */
export const serverEntryOf = (file: string) => file.replace(/\.js$/u, ".react-server.js");

/**
 * Writes for each entry one for server components. It gives them references to what needs React, directly or through other
 * modules, by files with `"use client"`; the rest runs on the server, where React Aria refuses to be imported. No other file has
 * the directive: bundlers without server components warn about each one.
 */
export const clientModules = (): Plugin => {
  const answerById = new Map<string, boolean>();
  const needsReact = (context: Rolldown.PluginContext, id: string): boolean => {
    if (react.test(id)) return true;
    const answer = answerById.get(id);
    if (answer !== undefined) return answer;
    answerById.set(id, false);
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    const needs = imported.some((each) => needsReact(context, each));
    answerById.set(id, needs);
    return needs;
  };
  return {
    name: "caliper:client-modules",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const boundaries = new Map<string, Set<string>>();
        const isClient = (file: string) => {
          const chunk = bundle[file];
          return chunk?.type === "chunk" && chunk.moduleIds.some((id) => needsReact(this, id));
        };
        const addBoundary = (file: string, names: readonly string[]) => {
          boundaries.set(file, new Set([...(boundaries.get(file) ?? []), ...names]));
          return boundaryOf(file);
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.isEntry || chunk.name.endsWith(".worker")) continue;
          const folder = posix.dirname(chunk.fileName);
          const hasCode = Object.values(chunk.modules).some(
            ({ renderedLength }) => renderedLength > 0,
          );
          if (hasCode && !isClient(chunk.fileName)) continue;
          const source = hasCode
            ? `export{${chunk.exports.join(",")}}from"./${posix.relative(folder, addBoundary(chunk.fileName, chunk.exports))}";`
            : chunk.code.replaceAll(importStatement, (statement, names: string, path: string) => {
                const file = posix.join(folder, path);
                if (!path.startsWith(".") || !isClient(file)) return statement;
                const boundary = posix.relative(
                  folder,
                  addBoundary(file, importedNames(names ?? "")),
                );
                return statement.replace(path, `./${boundary}`);
              });
          this.emitFile({
            type: "asset",
            fileName: serverEntryOf(chunk.fileName),
            source: source.replace(/\n?\/\/# sourceMappingURL=.*/u, ""),
          });
        }
        for (const [file, names] of boundaries)
          this.emitFile({
            type: "asset",
            fileName: boundaryOf(file),
            source: `"use client";export{${[...names].join(",")}}from"./${posix.basename(file)}";`,
          });
      },
    },
  };
};
