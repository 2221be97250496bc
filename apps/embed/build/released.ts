/**
 * Released versions, which pages load for years: `released/1.0.0.json.br` has the files of a version. Each build writes them beside its
 * own files, and the end-to-end tests load the first one. `npm run freeze` adds the version that was built last.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { Plugin } from "vite";
import manifestOfPackage from "../package.json" with { type: "json" };

const app = fileURLToPath(new URL("..", import.meta.url));
const folder = join(app, "released");
const { version } = manifestOfPackage;

/** Content by file name; of fonts as Base64. */
type Files = Readonly<Record<string, string>>;

const archiveOf = (released: string) => join(folder, `${released}.json.br`);

const encodingOf = (fileName: string) => (fileName.endsWith(".woff2") ? "base64" : "utf8");

const filesIn = (archive: string) =>
  JSON.parse(brotliDecompressSync(readFileSync(archive)).toString()) as Files;

const releasedFiles = (): Files =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) =>
      Object.entries(filesIn(join(folder, name))),
    ),
  );

/** Adds the files of released versions to a build. */
export const releasedVersions = (): Plugin => ({
  name: "caliper:released-versions",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      if (existsSync(archiveOf(version)))
        this.error(`${version} is released: raise the version in apps/embed/package.json`);
      for (const [fileName, content] of Object.entries(releasedFiles()))
        if (!(fileName in bundle)) {
          const source = Buffer.from(content, encodingOf(fileName));
          this.emitFile({ type: "asset", fileName, source });
        }
    },
  },
});

function freeze(): void {
  const dist = join(app, "dist");
  const assets = readdirSync(join(dist, "assets")).filter((name) => /\.(?:js|woff2)$/u.test(name));
  const released = releasedFiles();
  const names = [
    `${version}/caliper.js`,
    `${version}/manifest.json`,
    ...assets.map((name) => `assets/${name}`),
  ].filter((name) => !(name in released));
  const files = names.map((name) => [name, readFileSync(join(dist, name), encodingOf(name))]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(archiveOf(version), brotliCompressSync(JSON.stringify(Object.fromEntries(files))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) freeze();
