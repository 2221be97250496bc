import { readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import ts from "typescript";

/** Files and the relative imports between them, type-only ones included. Paths are relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const posix = (path: string): string => path.split(sep).join("/");

/** Reads the imports of every TypeScript file under `root`; packages and other roots are left out. */
export function readImports(root: string): ImportGraph {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map(posix)
    .filter((path) => /\.tsx?$/u.test(path));
  const knownFiles = new Set(files);
  return new Map(
    files.map((file) => {
      const source = ts.sys.readFile(join(root, file)) ?? "";
      const targets = ts
        .preProcessFile(source, true, true)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => name.startsWith("."))
        .map((name) => posix(relative(root, join(root, dirname(file), name))));
      return [file, [...new Set(targets)].filter((target) => knownFiles.has(target))];
    }),
  );
}

/** A file and all that it imports, directly or not. */
export function filesFrom(start: string, graph: ImportGraph): ReadonlySet<string> {
  const files = new Set([start]);
  for (const file of files) for (const target of graph.get(file) ?? []) files.add(target);
  return files;
}

/** The same graph between the folders of each folder; a file in the root itself is a node of its own. */
export function folderGraph(graph: ImportGraph): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const [folder, other] = siblings(file, target);
      if (folder === other) continue;
      folders.set(folder, (folders.get(folder) ?? new Set()).add(other));
    }
  }
  return new Map([...folders].map(([folder, others]) => [folder, [...others]]));
}

/** The modules of two files, or the folders of one module that hold them: `search/field` and `search/results`. */
function siblings(file: string, target: string): readonly [string, string] {
  if (folderOf(file) !== folderOf(target)) return [folderOf(file), folderOf(target)];
  const fileParts = file.split("/");
  const other = target.split("/");
  const end = fileParts.findIndex((part, index) => part !== other[index]) + 1;
  const isFile = fileParts.length === end || other.length === end;
  const depth = isFile ? end - 1 : end;
  return [fileParts.slice(0, depth).join("/"), other.slice(0, depth).join("/")];
}

/** Folders whose folders are the modules. */
const groups = new Set(["components", "shared", "testing"]);

/** The module that a file belongs to: `search` of `search/results/Found.tsx`, `shared/prices` of `shared/prices/index.ts`. */
export function folderOf(path: string): string {
  const [first = path, second, ...rest] = path.split("/");
  return groups.has(first) && rest.length > 0 ? `${first}/${second}` : first;
}

/** Without the files that `isLeftOut`, and without imports of them. */
export function without(graph: ImportGraph, isLeftOut: (path: string) => boolean): ImportGraph {
  return new Map(
    [...graph]
      .filter(([path]) => !isLeftOut(path))
      .map(([path, targets]) => [path, targets.filter((target) => !isLeftOut(target))]),
  );
}

/** A cycle through each group of nodes that import one another: `["a", "b", "a"]`. */
export function cyclesOf(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];

  function visit(node: string): void {
    if (finished.has(node)) return;
    const start = path.indexOf(node);
    if (start >= 0) {
      cycles.push([...path.slice(start), node]);
      return;
    }
    path.push(node);
    for (const target of graph.get(node) ?? []) visit(target);
    path.pop();
    finished.add(node);
  }

  for (const node of graph.keys()) visit(node);
  return cycles;
}
