import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type PluginOption, type Rolldown } from "vite";
import { patchForPreact, preactAliases } from "./preact.ts";
import { retrySourceImports } from "./retry-chunks.ts";
import { sources } from "./sources.ts";

const root = join(import.meta.dirname, "..");
const client = fileURLToPath(new URL("../src/rendered/preactClient.ts", import.meta.url));

export interface PublicPage {
  readonly scripts: readonly Rolldown.OutputChunk[];
  /** For a style element of the page. */
  readonly style: string;
  /** The rules of fonts that are files, which are those of the portal's build, for another style element. */
  readonly faces: string;
}

const face = /@font-face\{[^}]*url\([^}]*\}/gu;

/** The font in a format for older browsers. */
const oldFormat = /,\s*url\([^)]*\.woff\)\s*format\([^)]*\)/gu;

/** Builds the public datasheet for the browser, with Preact. */
export async function buildPublicPage(styles: PluginOption): Promise<PublicPage> {
  const { plugins, resolve } = sources(styles);
  const result = await build({
    // The names of classes depend on it, so it is that of the portal's build.
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [retrySourceImports(), ...plugins, patchForPreact()],
    resolve: {
      alias: [...preactAliases(client), ...resolve.alias],
    },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { page: "src/public-entry.tsx" },
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/page-[name]-[hash].js",
          // Requests cost more than bytes on a phone.
          codeSplitting: { groups: [{ name: "base", tags: ["$initial"] }] },
        },
      },
    },
  });
  const files = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  const sheet = files.find(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The public page has no style sheet.");
  const style = String(sheet.source);
  return {
    scripts: files.filter((file) => file.type === "chunk"),
    style: style.replaceAll(face, ""),
    faces: (style.match(face) ?? []).join("").replaceAll(oldFormat, ""),
  };
}
