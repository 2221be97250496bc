import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.ts";

export interface Manifest {
  name: string;
  version: string;
  description: string;
  sideEffects: boolean | string[];
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Package {
  /** The name of its folder. */
  readonly id: string;
  readonly folder: string;
  /** The folder that is packed. */
  readonly dist: string;
  readonly manifest: Manifest;
  /** Source file by import path, without entries for our own tests and server. */
  readonly entries: readonly (readonly [path: string, source: string])[];
}

/** Imports that other teams use too, although they are for tests. */
const forTests = new Set(["@caliper/design-system/testing"]);

/** Imports that the repository's own tests, demo data, server and embed use. */
const internal = new Set([
  "./contract",
  "./embed",
  "./embed-server",
  "./fixtures",
  "./portal-links",
  "./random",
  "./shadow-roots",
  "./testing",
]);

export const readManifest = <Fields>(folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Fields;

/** The packages, in the order of their dependencies. */
export const published: readonly Package[] = [
  "catalogue-model",
  "drawings",
  "sheet-reader",
  "design-system",
  "api-client",
  "catalogue-widgets",
  "administration",
].map((id) => {
  const folder = join(root, "packages", id);
  const manifest = readManifest<Manifest>(folder);
  const entries = Object.entries(manifest.exports).filter(
    ([path]) => !internal.has(path) || forTests.has(join(manifest.name, path)),
  );
  return { id, folder, dist: join(folder, "dist"), manifest, entries };
});

/** The files below a folder, as paths relative to it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
