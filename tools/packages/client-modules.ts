import type { Plugin, Rolldown } from "vite";

const react =
  /^(?:react|react-(?:aria|aria-components|dom|intl|stately)|@tanstack\/react-[\w-]+)(?:\/|$)/u;

/** Entries that only export from other modules stay open to servers, which may use their functions. */
const hasCode = ({ modules }: Rolldown.RenderedChunk) =>
  Object.values(modules).some(({ renderedLength }) => renderedLength > 0);

/**
 * Marks the modules that need React, directly or through others, with `"use client"`: server components get a reference to
 * what they export. A module without the mark runs on the server, where React Aria refuses to be imported.
 */
export const clientModules = (): Plugin => {
  const known = new Map<string, boolean>();
  const needsReact = (context: Rolldown.PluginContext, id: string): boolean => {
    if (react.test(id)) return true;
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false);
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    const needs = imported.some((each) => needsReact(context, each));
    known.set(id, needs);
    return needs;
  };
  return {
    name: "caliper:client-modules",
    banner(chunk) {
      const isClient = hasCode(chunk) && chunk.moduleIds.some((id) => needsReact(this, id));
      return isClient ? '"use client";' : "";
    },
  };
};
