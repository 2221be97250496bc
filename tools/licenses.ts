import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

/** Part of `npm run check`: the licenses of the packages that are shipped, as the lock file has them. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  // libvips, which sharp loads as a library.
  "LGPL-3.0-or-later",
  "MIT",
  "OFL-1.1",
  "Zlib",
]);
/** Packages whose license is only in a file. */
const licenseByPackage: Readonly<Record<string, string>> = { "png-js": "MIT" };

interface Entry {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Readonly<Record<string, Entry>>;
};

/** `A OR B` needs one of them, `A AND B` both. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/gu, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((each) => allowed.has(each)));

const refused = Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
  const [, name] = /.*node_modules\/(.+)$/u.exec(path) ?? [];
  if (name === undefined || dev || link) return [];
  const licenseName = license ?? licenseByPackage[name] ?? "no license";
  return isAllowed(licenseName) ? [] : [`${name}: ${licenseName}`];
});
if (refused.length > 0) {
  process.stderr.write(`These licenses are not allowed:\n  ${refused.join("\n  ")}\n`);
  process.exitCode = 1;
}
