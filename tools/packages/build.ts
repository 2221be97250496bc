/**
 * `npm run build:packages` builds each package into its `dist`, a folder that npm can pack: one ESM file per module with its
 * source map, declarations, one style sheet in a cascade layer, and a manifest whose exports lead to these files.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import { sharedPlugins } from "../../vite.shared.ts";
import { root } from "../run.ts";
import { clientModules } from "./client-modules.ts";
import { filesBelow, type Package, published } from "./published.ts";
import { writeDeclarations } from "./declarations.ts";
import { effectEvents } from "./effect-events.ts";
import { publishedManifest } from "./manifest.ts";
import { messageFiles } from "./message-files.ts";
import { shortenMaps } from "./source-maps.ts";

const common = (folder: string): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
});

/** Styles of all packages, in the order in which they win; a host's own styles win over them. */
const layers = ["design-system", "catalogue-widgets", "administration"].map(
  (id) => `caliper.${id}`,
);

/** Escaped, so that a style sheet without a declared encoding is read right. */
const ascii = (css: string) =>
  css.replaceAll(/[^\0-\x7F]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);

/** Puts the style sheet into the cascade layer of its package. */
const inLayer = (id: string): Plugin => ({
  name: "caliper:layer",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = `@layer ${layers.join(", ")};\n@layer caliper.${id} {\n${ascii(String(file.source))}\n}\n`;
      }
    },
  },
});

/**
 * Keeps `new Worker(new URL("./name.worker.js", import.meta.url))` and URLs of WebAssembly, which the host's bundler
 * understands. Our bundler would bundle the worker with its libraries.
 */
const workersAsModules = (): Plugin => ({
  name: "caliper:workers",
  enforce: "pre",
  transform: {
    filter: { code: /\.worker\.ts"|\.wasm"/u },
    handler: (code) => ({
      code: code
        .replaceAll(
          /new URL\("(\.\/\w+\.worker)\.ts", import\.meta\.url\)/gu,
          'new URL("$1.js", __MODULE_URL__)',
        )
        .replaceAll(
          /new URL\(("[^"]+\.wasm"), import\.meta\.url\)/gu,
          "new URL($1, __MODULE_URL__)",
        ),
      map: null,
    }),
  },
  renderChunk: (code) =>
    code.includes("__MODULE_URL__")
      ? { code: code.replaceAll("__MODULE_URL__", "import.meta.url"), map: null }
      : null,
});

async function buildModules({ id, folder, dist, entries }: Package): Promise<void> {
  const hasStyles = layers.includes(`caliper.${id}`);
  const workers = filesBelow(join(folder, "src")).filter((file) => file.endsWith(".worker.ts"));
  const inputs = [
    ...entries.map(([, source]) => source).filter((source) => !isFonts(source)),
    ...workers.map((file) => join("src", file)),
  ];
  await build({
    ...common(folder),
    plugins: hasStyles
      ? [
          entries.some(([, source]) => source.endsWith(".json")) && messageFiles(folder),
          workersAsModules(),
          sharedPlugins(),
          effectEvents(),
          clientModules(),
          inLayer(id),
        ]
      : [],
    build: {
      outDir: dist,
      target: "es2022",
      sourcemap: true,
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: inputs.map((source) => join(folder, source)),
        formats: ["es"],
        cssFileName: "styles",
      },
      rolldownOptions: {
        external: /^(?!virtual:)[@a-z]/iu,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, "src"),
          entryFileNames: "[name].js",
          comments: { jsdoc: false },
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}

const isFonts = (source: string) => source.endsWith("/fonts.ts");

/** Every browser that runs the code reads WOFF 2. */
const woff2Only: Plugin = {
  name: "caliper:woff2",
  enforce: "pre",
  transform: {
    filter: { id: /@fontsource\/.*\.css$/u },
    handler: (code) => ({
      code: code.replaceAll(/,\s*url\([^)]*\.woff\) format\('woff'\)/gu, ""),
      map: null,
    }),
  },
};

/** Fonts are a style sheet of their own, because a host may have them already. */
async function buildFonts({ folder, dist, entries }: Package): Promise<void> {
  const source = entries.map(([, file]) => file).find(isFonts);
  if (source === undefined) return;
  await build({
    ...common(folder),
    base: "./",
    plugins: [woff2Only],
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, source),
        output: {
          entryFileNames: "[name].js",
          assetFileNames: ({ names: [name = ""] }) =>
            name.endsWith(".css") ? "fonts.css" : "fonts/[name][extname]",
        },
      },
    },
  });
  writeFileSync(join(dist, "fonts.js"), 'import "./fonts.css";\n');
  cpSync(join(folder, "src/fonts/LICENSE.txt"), join(dist, "fonts/LICENSE.txt"));
}

for (const each of published) {
  rmSync(each.dist, { recursive: true, force: true });
  mkdirSync(each.dist, { recursive: true });
  await buildModules(each);
  await buildFonts(each);
}
writeDeclarations(published);
for (const { dist } of published) shortenMaps(dist);
for (const each of published) {
  const { id, folder, dist } = each;
  writeFileSync(
    join(dist, "package.json"),
    `${JSON.stringify(publishedManifest(each), null, 2)}\n`,
  );
  // The changelog exists from the first release on.
  for (const file of ["README.md", "CHANGELOG.md"].filter((each) => existsSync(join(folder, each))))
    cpSync(join(folder, file), join(dist, file));
  cpSync(join(root, "LICENSE"), join(dist, "LICENSE"));
  const bytes = filesBelow(dist).reduce(
    (sum, file) => sum + readFileSync(join(dist, file)).length,
    0,
  );
  process.stdout.write(`${id.padEnd(18)} ${(bytes / 1024).toFixed(0)} kB\n`);
}
