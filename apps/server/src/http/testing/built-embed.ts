import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes the files of a build of the embed to a folder, and returns it. */
export function builtEmbed(folder: string): string {
  const files = {
    "v1/caliper.js": "export {};",
    "1.0.0/caliper.js": "export {};",
    "assets/style-abc.js": "export {};",
    "v1/manifest.json": JSON.stringify({ version: "1.0.0", integrity: "sha384-abc", size: {} }),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
