import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

/** Contents by their paths within a folder. */
type Files = Readonly<Record<string, string>>;

function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A temporary folder with these files, which is removed after the tests of the file. */
export function builtFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "caliper-built-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** The folder of a portal's build whose part for the server has this source. */
export function builtPortal(serverEntry: string): string {
  const folder = builtFolder({
    "dist/index.html": "<!doctype html><title>Caliper</title>",
    "dist-server/server-entry.js": serverEntry,
    "package.json": '{"type":"module"}',
  });
  return join(folder, "dist");
}

/** Writes the files of a build of the embed to a folder, and returns it. */
export function builtEmbed(folder: string): string {
  writeFiles(folder, {
    "v1/caliper.js": "export {};",
    "1.0.0/caliper.js": "export {};",
    "assets/style-abc.js": "export {};",
    "v1/manifest.json": JSON.stringify({ version: "1.0.0", integrity: "sha384-abc", size: {} }),
  });
  return folder;
}
