import { join } from "node:path";
import { offeredLanguages } from "@caliper/catalogue-model";
import { build, type Plugin, type PluginOption, type Rolldown } from "vite";
import type { PageAssets, PageScripts } from "../src/rendered/document.ts";
import { brotliSize, isFast } from "./brotli.ts";
import { closureOf } from "./closure.ts";
import { type TextPart, textParts } from "./message-parts.ts";
import { firstFaces } from "./preload-fonts.ts";
import { buildPublicPage, type PublicPage } from "./public-page.ts";
import { sources } from "./sources.ts";

/** Modules of the portal that a signed-in user's datasheet needs besides the entry, by the end of their ids. */
const forMembers = [
  "/src/shell/Shell.tsx",
  "/src/shell/MemberShell.tsx",
  "/src/pages/DatasheetPage.tsx",
];

/** Modules that the sign-in page needs besides the entry. */
const forSignIn = ["/src/pages/SignInPage.tsx", "/src/shell/LanguageMenu.tsx"];

/** Modules that the public datasheet loads while it already answers events. */
const later = [
  "/datasheet/dimensions/DrawingPanel.tsx",
  "/datasheet/applications/VehicleTable.tsx",
  "/datasheet/related/RelatedBlock.tsx",
  "/shared/qr/QrCode.tsx",
  "/src/state/afterStart.ts",
];

/** Bytes, brotli, that the public datasheet may load before it answers events; see ADR 31. */
const budget = 98_700;

/** Chromium compiles all functions while the script arrives, in another thread, instead of one by one in the page's. */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * Builds the public page and what the server renders it with, after the portal: `dist-server/server-entry.js`. It contains all
 * its dependencies, in their production version, and the names of the browser's files.
 */
export const serverEntry = (styles: PluginOption): Plugin => ({
  name: "caliper:server-entry",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const root = join(import.meta.dirname, "..");
      const publicPage = await buildPublicPage(styles);
      for (const { fileName, code } of publicPage.scripts)
        this.emitFile({ type: "asset", fileName, source: `${compileHint}${code}` });
      const assets = assetsOf(bundle, publicPage);
      const size = sizeOf(publicPage, assets);
      if (size > budget && !isFast)
        this.error(`The public datasheet has ${size} bytes; its budget is ${budget}`);
      const { plugins, resolve } = sources(styles);
      await build({
        root,
        configFile: false,
        logLevel: "warn",
        plugins,
        resolve,
        define: {
          PAGE_ASSETS: JSON.stringify(assets),
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

/** Fonts of every datasheet. */
const fontFile = /^assets\/ibm-plex-(?:sans|mono)-latin-(?:400|500|600)-normal-.*\.woff2$/;

function assetsOf(
  bundle: Rolldown.OutputBundle,
  { scripts, style, faces }: PublicPage,
): PageAssets {
  const document = bundle["index.html"];
  const html = document?.type === "asset" ? String(document.source) : "";
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(html)?.[1];
  const publicEntry = scripts.find(({ isEntry }) => isEntry)?.fileName;
  if (!entry || !stylesheet || !publicEntry)
    throw new Error("The build lacks the entry of the portal, its style sheet or the public page.");
  const portal = Object.values(bundle).filter((file) => file.type === "chunk");
  const visitor = scriptsOf(scripts, publicEntry, [], ["sheet"]);
  return {
    visitor: {
      ...visitor,
      style,
      fonts: {
        faces,
        files: Object.keys(bundle)
          .filter((file) => fontFile.test(file))
          .map((file) => `/${file}`),
      },
      later: closureOf(scripts, later, [visitor.entry, ...visitor.modules]),
    },
    member: {
      ...scriptsOf(portal, entry, forMembers, ["form", "catalogue"]),
      stylesheet: `/${stylesheet}`,
    },
    signIn: {
      ...scriptsOf(portal, entry, forSignIn, ["form"]),
      fonts: Object.keys(bundle)
        .filter((file) => firstFaces.test(file))
        .map((file) => `/${file}`),
    },
  };
}

function sizeOf({ scripts }: PublicPage, { visitor }: PageAssets): number {
  const needed = new Set([visitor.entry, ...visitor.modules, ...(visitor.texts["en"] ?? [])]);
  return scripts
    .filter(({ fileName }) => needed.has(`/${fileName}`))
    .reduce((sum, { code }) => sum + brotliSize(code), 0);
}

/** What a page needs before it renders. */
function scriptsOf(
  chunks: readonly Rolldown.OutputChunk[],
  entry: string,
  needed: readonly string[],
  texts: readonly TextPart[],
): PageScripts {
  const modules = closureOf(chunks, [entry, ...needed]);
  const textsOf = (language: string) => {
    const file = `/messages/${language}.json`;
    const parts = texts.map((part) => `/catalogue-widgets/src${file}${textParts[part]}`);
    return closureOf(chunks, [`/portal/src${file}`, ...parts], modules);
  };
  return {
    entry: `/${entry}`,
    modules: modules.filter((path) => path !== `/${entry}`),
    texts: Object.fromEntries(offeredLanguages.map(({ id }) => [id, textsOf(id)])),
  };
}
