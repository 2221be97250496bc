import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { PageAssets } from "../src/rendered/document.ts";
import { sources } from "./sources.ts";

/** Modules that the datasheet needs besides the entry, by the end of their ids. */
const needed = ["/src/shell/Shell.tsx", "/src/pages/DatasheetPage.tsx"];

/** Modules that the datasheet loads while it already answers events. */
const neededLater = [
  "/datasheet/dimensions/DrawingPanel.tsx",
  "/datasheet/applications/VehicleTable.tsx",
  "/datasheet/related/RelatedBlock.tsx",
  "/shared/qr/QrCode.tsx",
];

const textsOf = (language: string) => [
  `/portal/src/messages/${language}.json`,
  `/catalogue-widgets/src/messages/${language}.json?part=sheet`,
  `/catalogue-widgets/src/messages/${language}.json?part=form`,
];

/**
 * Builds the part of the portal that the server runs, after the browser's: `dist-server/server-entry.js`. It contains all
 * its dependencies, in their production version, and the names of the browser's files.
 */
export const serverEntry = (): Plugin => ({
  name: "caliper:server-entry",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const root = join(import.meta.dirname, "..");
      const { plugins, resolve } = sources();
      await build({
        root,
        configFile: false,
        logLevel: "warn",
        plugins,
        resolve,
        define: {
          PAGE_ASSETS: JSON.stringify(assetsOf(bundle)),
          "process.env.NODE_ENV": '"production"',
        },
        ssr: { noExternal: true },
        build: {
          ssr: "src/server-entry.tsx",
          outDir: "dist-server",
          emptyOutDir: true,
          copyPublicDir: false,
          target: "node24",
          minify: true,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
    },
  },
});

function assetsOf(bundle: Rolldown.OutputBundle): PageAssets {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const document = bundle["index.html"];
  const html = document?.type === "asset" ? String(document.source) : "";
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(html)?.[1];
  if (!entry || !stylesheet) throw new Error("index.html has no entry or no style sheet.");

  const withImports = (ends: readonly string[], known: ReadonlySet<string>) => {
    const files = new Set<string>();
    const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
      if (files.has(fileName)) return;
      files.add(fileName);
      for (const name of imports) {
        const chunk = bundle[name];
        if (chunk?.type === "chunk") add(chunk);
      }
    };
    for (const end of ends) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
      if (!chunk) throw new Error(`The build has no chunk of ${end}.`);
      add(chunk);
    }
    return [...files].filter((file) => !known.has(file)).map((file) => `/${file}`);
  };
  const modules = withImports(needed, new Set([entry]));
  const known = new Set([entry, ...modules.map((path) => path.slice(1))]);
  return {
    stylesheet: `/${stylesheet}`,
    entry: `/${entry}`,
    modules,
    later: withImports(neededLater, known),
    texts: { en: withImports(textsOf("en"), known), es: withImports(textsOf("es"), known) },
  };
}
