import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));
const lateModule = join(packages, "catalogue-widgets/src/embed/late.ts");
const sourcePath = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
const latePart = sourcePath("late-part.tsx");
const lateField = sourcePath("late-field.tsx");

/** What is shown until the part is loaded. */
type Fallback = "nothing" | "text" | "skeleton" | "buttons" | "field";

interface LatePart {
  /** Below `packages`. */
  readonly file: string;
  readonly components: readonly string[];
  readonly fallback: Fallback;
  /** Loads with the widget instead of when it is first rendered. */
  readonly isAwaited?: boolean;
}

const part = (
  file: string,
  fallback: Fallback = "nothing",
  components = [file.replace(/^.*\/(\w+)\.tsx$/, "$1")],
): LatePart => ({ file, components, fallback });

const ofDesign = (name: string, fallback: Fallback) =>
  part(`design-system/src/components/${name}.tsx`, fallback);
const ofWidgets = (name: string, fallback?: Fallback, components?: string[]) =>
  part(`catalogue-widgets/src/${name}.tsx`, fallback, components);
const awaited = (late: LatePart): LatePart => ({ ...late, isAwaited: true });

/** Components that widgets of the embed do not need for what they show first. The portal and the packages import them at once. */
const parts: readonly LatePart[] = [
  // With these, a datasheet would load the code of buttons first.
  ofWidgets("datasheet/title/TitleActions", "buttons"),
  ofWidgets("embed/widgets/CartButton"),
  ofDesign("Gallery/Gallery", "nothing"),
  ofDesign("CopyButton/CopyButton", "nothing"),
  ofDesign("LinkButton/LinkButton", "text"),
  ofDesign("Code/CodeLink", "text"),
  ofDesign("ErrorState/ErrorState", "text"),
  // Results of searches.
  ofWidgets("search/results/HitsTable", "skeleton"),
  ofWidgets("search/results/HitPreview", "skeleton", ["HitPreview", "HitPreviewSkeleton"]),
  ofWidgets("search/results/Understood"),
  ofWidgets("search/results/Found"),
  ofWidgets("search/results/NothingFound"),
  ofWidgets("search/results/FamilyChips"),
  ofWidgets("search/vehicle/AxleChips"),
  ofWidgets("search/vehicle/VehicleTable", "skeleton"),
  ofWidgets("measure/MeasureResults", "skeleton"),
  // Cards of product types, whose outlines need the drawings.
  ofWidgets("measure/TypeCards", "skeleton"),
  ofWidgets("measure/ReferenceDrawing", "skeleton"),
  // What is compared, and how to choose another part.
  ofWidgets("comparison/ComparedBlocks", "skeleton"),
  ofWidgets("comparison/slot/PartDialog"),
  ofWidgets("search/SectionCodeSearch"),
  // What chooses from lists. Its code is as large as that of a datasheet's blocks.
  ofDesign("ComboBox/ComboBox", "field"),
  ofDesign("Select/Select", "field"),
  awaited(ofDesign("NumberField/Tolerance", "nothing")),
  // Lists of more than a hundred options.
  awaited(part("design-system/src/parts/VirtualOptions.tsx", "text")),
];

const byFile = new Map(parts.map((late) => [join(packages, late.file), late]));
const names = parts.map(({ file }) => file.replace(/^.*\//, ""));
const prefix = "\0late:";

/** The name of a part in the list of files. */
export const partOf = (id: string): string => relative(packages, id).replaceAll("\\", "/");

const imports = /\bimport\(\s*("\.[^"]+\.tsx?")\s*\)/g;

/**
 * Loads parts of widgets later: those listed here and those that the sources import dynamically. Each waits for the styles
 * and is checked before it runs.
 */
export const lateParts = (): Plugin[] => {
  const imported = new Set<string>();
  return [
    {
      name: "caliper:late-parts",
      enforce: "pre",
      resolveId: {
        filter: { id: new RegExp(`/(?:${names.join("|").replaceAll(".", "\\.")})$`) },
        async handler(source, importer) {
          if (importer === undefined || importer.startsWith(prefix)) return null;
          const resolved = await this.resolve(source, importer, { skipSelf: true });
          if (!resolved || !byFile.has(resolved.id)) return null;
          imported.add(resolved.id);
          return { id: prefix + resolved.id, moduleSideEffects: false };
        },
      },
      load: {
        filter: { id: new RegExp(`^${prefix}`) },
        handler(id) {
          const file = id.slice(prefix.length);
          const late = byFile.get(file);
          if (late === undefined) return null;
          const lines = late.components.map((name) => {
            const load = `async () => (await late(${JSON.stringify(partOf(file))}, () => import(${JSON.stringify(file)}))).${name}`;
            const call =
              late.fallback === "field"
                ? `lateField(${load})`
                : `latePart(${load}, ${JSON.stringify(late.fallback)}, ${late.isAwaited === true})`;
            return `export const ${name} = /* @__PURE__ */ ${call};`;
          });
          return [
            `import { late } from ${JSON.stringify(lateModule)};`,
            late.fallback === "field"
              ? `import { lateField } from ${JSON.stringify(lateField)};`
              : `import { latePart } from ${JSON.stringify(latePart)};`,
            ...lines,
          ].join("\n");
        },
      },
      buildEnd(error) {
        const unused = [...byFile].filter(([id]) => !imported.has(id)).map(([, { file }]) => file);
        if (error === undefined && unused.length > 0)
          this.error(`No module imports these later parts: ${unused.join(", ")}`);
      },
    },
    {
      name: "caliper:late-imports",
      enforce: "pre",
      transform: {
        filter: { id: /packages\/[^?]+\.tsx?$/, code: /\bimport\(/ },
        handler(code, id) {
          // The loader loads the widgets themselves.
          if (id.endsWith("/embed/load.ts")) return null;
          const changed = code.replaceAll(imports, (call, path: string) => {
            const file = join(dirname(id), JSON.parse(path) as string);
            return `lateImport(${JSON.stringify(partOf(file))}, () => ${call})`;
          });
          if (changed === code) return null;
          return `import { late as lateImport } from ${JSON.stringify(lateModule)};${changed}`;
        },
      },
    },
  ];
};
