import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { sourcesIn, textsFrom } from "../../../tools/shown-texts.ts";

const widgets = fileURLToPath(new URL("../../../packages/catalogue-widgets/src", import.meta.url));

const query = /[/\\]messages[/\\][\w-]+\.json\?shownBy=(\w+)$/;

/** The end of the URL of a widgets' catalog, and of each part of it that `src/state/texts.ts` loads. */
export const textParts = {
  form: "?shownBy=session",
  sheet: "?shownBy=datasheet",
  catalogue: "",
} as const;

export type TextPart = keyof typeof textParts;

/** The ids of the texts that the widgets of a folder show. */
export const idsShownBy = (folder: string, all: readonly string[]): ReadonlySet<string> =>
  textsFrom(all, `${folder}/index.ts`, sourcesIn(widgets));

/**
 * Serves `messages/en.json?shownBy=session`: of a catalog of the widgets, compiled or not, only the texts that the widgets of a
 * folder show. A development server serves all, because the sources change.
 */
export function messageParts(): Plugin {
  let isBuild = false;
  const idsByFolder = new Map<string, ReadonlySet<string>>();
  return {
    name: "caliper:message-parts",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    transform: {
      filter: { id: query },
      handler(text, id) {
        const folder = query.exec(id)?.[1] ?? "";
        const messages = JSON.parse(text) as Record<string, unknown>;
        const ids = idsByFolder.get(folder) ?? idsShownBy(folder, Object.keys(messages));
        idsByFolder.set(folder, ids);
        const shownEntries = Object.entries(messages).filter(([each]) => !isBuild || ids.has(each));
        // With a query, the bundler takes the module for a script.
        const code = `export default ${JSON.stringify(Object.fromEntries(shownEntries))}`;
        return { code, moduleType: "js", map: null };
      },
    },
  };
}
