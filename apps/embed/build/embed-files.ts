import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import type { Plugin, PluginOption, Rolldown } from "vite";
import { brotliSize, isFast } from "../../portal/build/brotli.ts";
import { compileCatalogue } from "../../portal/build/compile-messages.ts";
import { usedTexts } from "../../../tools/used-texts.ts";
import manifestOfPackage from "../package.json" with { type: "json" };
import { type BuiltFiles, type Later, nameOf } from "../src/file-names.ts";
import { rulesFor } from "./first-styles.ts";
import { partOf } from "./late-parts.ts";
import { buildServerEntry } from "./server-entry.ts";
import { aboveBudget, furtherWidgets } from "./sizes.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type Extent = "at first" | "and what it loads later";

const widgets = {
  datasheet: "Datasheet",
  "code-search": "CodeSearch",
  "vehicle-search": "VehicleSearch",
  "measure-search": "MeasureSearch",
  comparison: "Comparison",
  drawing: "Drawing",
} as const;
type Widget = keyof typeof widgets;
const locales = ["en", "es"] as const;

const { version } = manifestOfPackage;

const hash = (algorithm: "sha256" | "sha384", source: string) =>
  createHash(algorithm).update(source).digest("base64");
const sha = (source: string) => hash("sha256", source);

const messagesOf = (locale: (typeof locales)[number]) => {
  const path = `../../../packages/catalogue-widgets/src/messages/${locale}.json`;
  return compileCatalogue(readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8"));
};

/** A widget may be in a narrow column of a wide page, so rules for widths of the window apply to the widget's container. */
const byContainer = (css: string) =>
  css.replaceAll(/@media (not )?(\(max-width:\d+px\))\{/g, "@container caliper $1$2{");

/**
 * Makes modules of the style sheet and of each widget's first styles and texts, because modules have integrity and need no more permissions
 * than the script itself, and writes the list of files into the loader.
 */
export const embedFiles = (compiler: PluginOption): Plugin => ({
  name: "caliper:embed-files",
  apply: "build",
  enforce: "post",
  configResolved(config) {
    // The loader loads files itself, with integrity; the helper that Vite adds to imports would be a request of its own.
    const plugins = config.plugins as Plugin[];
    const helper = plugins.findIndex(({ name }) => name === "native:import-analysis-build");
    if (helper < 0) throw new Error("Vite adds its preload helper in another place");
    plugins.splice(helper, 1);
  },
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const loader = chunks.find(({ isEntry }) => isEntry);
      if (loader === undefined) throw new Error("The build has no loader");
      if (loader.imports.length > 0)
        throw new Error(`The loader imports ${loader.imports.join()} at once`);
      const list: string[] = [];
      const sizes: number[] = [];
      const numbers = new Map<string, number>();
      const record = (name: string, source: string, number = sizes.length): number => {
        const hash = sha(source);
        const knownNumber = numbers.get(hash);
        if (knownNumber !== undefined) return knownNumber;
        numbers.set(hash, number);
        list[2 * number] = name;
        list[2 * number + 1] = hash;
        sizes[number] = brotliSize(source);
        return number;
      };
      const recordChunks = (neededChunks: readonly Chunk[]) =>
        neededChunks.map(({ fileName, code }) =>
          record(fileName.slice("assets/".length, -".js".length), code),
        );
      const emit = (data: unknown, number?: number) => {
        const source = `export default ${JSON.stringify(data)};`;
        this.emitFile({ type: "asset", fileName: `assets/${nameOf(sha(source))}.js`, source });
        return record("", source, number);
      };

      const [styles, ...others] = Object.values(bundle).filter(({ fileName }) =>
        fileName.endsWith(".css"),
      );
      if (styles?.type !== "asset" || others.length > 0)
        throw new Error("Expected one style sheet");
      delete bundle[styles.fileName];
      const css = byContainer(String(styles.source));

      const texts = { en: messagesOf("en"), es: messagesOf("es") };
      const scripts = byWidget((widget) => recordChunks(chunksOf(widget, chunks, bundle)));
      const first = byWidget((widget) => {
        const codeOf = (extent: Extent) =>
          chunksOf(widget, chunks, bundle, extent)
            .map(({ code }) => code)
            .join("\n");
        const ids = usedTexts(Object.keys(texts.es), codeOf("and what it loads later"));
        const rules = rulesFor(codeOf("at first"), css);
        const part = (locale: (typeof locales)[number]) =>
          emit([
            rules,
            Object.fromEntries(Array.from(ids, (id) => [id, texts[locale][id] ?? texts.es[id]])),
          ]);
        return { en: part("en"), es: part("es") };
      });
      const style = sizes.push(0) - 1;
      const parts: Record<string, readonly number[]> = {};
      for (const chunk of chunks) {
        for (const id of chunk.moduleIds) {
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            parts[partOf(id)] = recordChunks(withImports([chunk], bundle));
        }
      }
      const later: Later = [css, list.slice(2 * style + 2), parts];
      emit(later, style);
      const initialList = list.slice(0, 2 * style + 2);
      const files: BuiltFiles = { version, folder: "", style, scripts, first, list: initialList };
      loader.code = loaderOf(files, loader.code);

      const sum = (files: readonly number[]) =>
        files.reduce((total, file) => total + (sizes[file] ?? 0), 0);
      const size = {
        loader: brotliSize(loader.code),
        ...byWidget((widget) => sum([...files.scripts[widget], files.first[widget].en])),
      };
      const loadedFiles = new Set(
        (["datasheet", "code-search"] as const).flatMap((widget) => [
          ...recordChunks(chunksOf(widget, chunks, bundle, "and what it loads later")),
          first[widget].en,
        ]),
      );
      const further = Object.fromEntries(
        furtherWidgets.map((widget) => [
          widget,
          sum([...scripts[widget], first[widget].en].filter((file) => !loadedFiles.has(file))),
        ]),
      );
      const problems = isFast ? [] : aboveBudget(size, further);
      if (problems.length > 0) this.error(problems.join("\n"));
      const manifest = {
        version,
        integrity: `sha384-${hash("sha384", loader.code)}`,
        /** Bytes, brotli: of each widget alone, and after a datasheet and a code search on the same page. */
        size,
        further,
      };
      this.emitFile({ type: "asset", fileName: `${version}/caliper.js`, source: loader.code });
      for (const folder of ["v1", version]) {
        const source = `${JSON.stringify(manifest, null, 2)}\n`;
        this.emitFile({ type: "asset", fileName: `${folder}/manifest.json`, source });
        for (const [fileName, types] of typeFiles())
          this.emitFile({ type: "asset", fileName: `${folder}/${fileName}`, source: types });
      }
      await buildServerEntry(css, compiler);
    },
  },
});

/** Says what is wrong where it is loaded as a classic script. */
const hint = 'Caliper: load this script with <script type="module" src="…">.';

/**
 * The loader with the list of files. As a classic script it has a different meaning: there `await` is a name that is divided by 1, and
 * the rest of the line is a comment; in a module, `/1/` is a regular expression.
 */
function loaderOf(files: BuiltFiles, code: string): string {
  const located = code
    .trim()
    .replaceAll(
      /\bimport\(([`"'])\.\.\/assets\/([\w.-]+)\1\)/g,
      'import(caliperFiles.folder+"$2")',
    );
  if (located.includes("\n")) throw new Error("The loader has more than one line");
  if (!located.includes("import(caliperFiles.folder+"))
    throw new Error("The loader imports its parts in another way");
  const whole = `document.currentScript&&console.error(${JSON.stringify(hint)});typeof await/1//1;const caliperFiles=${JSON.stringify(files)};${located}`;
  // Throws where it could not be parsed as a classic script.
  void new Script(whole);
  return whole;
}

/** Types of the elements, which other sites copy. */
const typeFiles = () =>
  ["generated", "types"].flatMap((name) => {
    const folder = fileURLToPath(new URL(`../${name}`, import.meta.url));
    return readdirSync(folder).map(
      (file) => [file, readFileSync(join(folder, file), "utf8")] as const,
    );
  });

const byWidget = <Value>(value: (widget: Widget) => Value) =>
  Object.fromEntries(
    (Object.keys(widgets) as Widget[]).map((widget) => [widget, value(widget)]),
  ) as Record<Widget, Value>;

/** What a widget imports, directly or not; on request also what it loads later. */
function chunksOf(
  widget: Widget,
  chunks: readonly Chunk[],
  bundle: Bundle,
  extent: Extent = "at first",
): Chunk[] {
  const ends = [`/embed/widgets/${widgets[widget]}.tsx`, "/embed/runtime.tsx"];
  const starts = ends.map((end) => {
    const found = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll("\\", "/").endsWith(end)),
    );
    if (found === undefined) throw new Error(`No chunk contains ${end}`);
    return found;
  });
  return withImports(starts, bundle, extent);
}

function withImports(
  starts: readonly Chunk[],
  bundle: Bundle,
  extent: Extent = "at first",
): Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    // JSON files have all texts, for hosts that install the package.
    if (found.has(chunk) || chunk.facadeModuleId?.endsWith(".json")) return;
    if (chunk.isEntry) throw new Error("A part imports from the loader, which may be loaded twice");
    found.add(chunk);
    const later = extent === "at first" ? [] : chunk.dynamicImports;
    for (const name of [...chunk.imports, ...later]) {
      const imported = bundle[name];
      if (imported?.type === "chunk") add(imported);
    }
  };
  for (const chunk of starts) add(chunk);
  return [...found];
}
