import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root, run } from "../run.ts";
import { filesBelow, published, readManifest } from "./published.ts";

const minutes = 60_000;

/** A project of another team; third-party packages come from ours, so that the test needs no network. */
const host = join(root, ".cache/host");

const page = `
import { CatalogueProvider, Datasheet } from "@caliper/catalogue-widgets";
import "@caliper/catalogue-widgets/styles.css";
import "@caliper/design-system/fonts";
import "@caliper/design-system/styles.css";
import { ThemeRoot } from "@caliper/design-system/theme";
import { createRoot } from "react-dom/client";

const page = (
  <ThemeRoot theme="light" scope="embedded">
    <CatalogueProvider apiUrl="https://catalogue.example" embedKey="pk_1" links="/parts/{code}">
      <Datasheet code="BR31338" onOpen={({ family }) => document.body.setAttribute("data-family", family)} />
    </CatalogueProvider>
  </ThemeRoot>
);
createRoot(document.body.appendChild(document.createElement("div"))).render(page);
`;

/** The strictest options of a host: declarations are checked, and style sheets have no types of the bundler. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  noEmit: true,
  types: [],
};

const files: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ name: "host", private: true, type: "module" }),
  "tsconfig.json": JSON.stringify({ compilerOptions, include: ["main.tsx", "entries.ts"] }),
  "index.html":
    '<!doctype html><html lang="es"><script type="module" src="/main.tsx"></script></html>',
  "main.tsx": page,
};

const inHost = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: host, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

interface InstalledManifest {
  readonly exports: Readonly<
    Record<string, { readonly "react-server"?: string; readonly default: string }>
  >;
}
const installedManifest = (name: string) =>
  readManifest<InstalledManifest>(join(host, "node_modules", name));

let release = "";

beforeAll(async () => {
  const { code, output } = await run("node", ["tools/packages/release.ts", "--dry-run"]);
  if (code !== 0) throw new Error(output);
  release = output;
  rmSync(host, { recursive: true, force: true });
  const tarballs = join(root, "node_modules/.cache/packages");
  for (const { manifest } of published) {
    const target = join(host, "node_modules", manifest.name);
    mkdirSync(target, { recursive: true });
    const name = `${manifest.name.slice(1).replace("/", "-")}-${manifest.version}.tgz`;
    inHost("tar", "-xzf", join(tarballs, name), "-C", target, "--strip-components=1");
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(host, name), text);
  const entries = published.flatMap(({ manifest: { name } }) =>
    Object.keys(installedManifest(name).exports)
      .filter((path) => path !== "./package.json")
      .map((path) => `import ${JSON.stringify(name + path.slice(1))};`),
  );
  writeFileSync(join(host, "entries.ts"), entries.join("\n"));
}, 5 * minutes);

describe("the packed packages", () => {
  it("pass the checks of a release, and a dry run publishes nothing", () => {
    for (const { manifest } of published) expect(release).toContain(`${manifest.name}@`);
    expect(release).toContain("Nothing was published");
  });

  it("have only built files", () => {
    for (const { manifest } of published) {
      const unwanted = filesBelow(join(host, "node_modules", manifest.name)).filter(
        (file) =>
          !/\.(?:js|js\.map|d\.ts|css|woff2)$|^(?:package\.json|README\.md|CHANGELOG\.md|(?:fonts\/)?LICENSE(?:\.txt)?)$/u.test(
            file,
          ),
      );
      expect(unwanted).toEqual([]);
    }
  });

  it.each(["design-system", "catalogue-widgets", "administration"])(
    "escape what is not ASCII in the styles of %s",
    (id) => {
      const sheet = readFileSync(join(host, "node_modules/@caliper", id, "styles.css"), "latin1");
      expect(sheet.match(/[^\0-\x7F]+/gu)).toBeNull();
    },
  );

  it(
    "type-check in another project",
    () => {
      expect(inHost("tsc", "-p", ".")).toBe("");
    },
    minutes,
  );

  it(
    "build with Vite and no plugin, and without a warning about them",
    () => {
      const { stdout, stderr } = spawnSync("vite", ["build", "--logLevel", "warn"], {
        cwd: host,
        encoding: "utf8",
      });
      // Libraries have warnings of their own, each with its file in the first line.
      const ours = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("@caliper/"));
      expect(ours).toEqual([]);
      const assets = join(host, "dist/assets");
      const built = readdirSync(assets);
      const css = built.filter((file) => file.endsWith(".css"));
      expect(css).toHaveLength(1);
      const styles = readFileSync(join(assets, css[0] ?? ""), "utf8");
      // The order of the layers does not depend on the order of the imports.
      const layers = [...styles.matchAll(/@layer (caliper\.[\w-]+)\{/gu)].map(([, layer]) => layer);
      expect(layers).toEqual(["caliper.design-system", "caliper.catalogue-widgets"]);
      expect(built.some((file) => file.endsWith(".woff2"))).toBe(true);
    },
    minutes,
  );

  it(
    "load in Node, as servers that render them do",
    () => {
      const code = published
        .map(({ manifest }) => `import ${JSON.stringify(manifest.name)};`)
        .join("\n");
      writeFileSync(join(host, "load.mjs"), code);
      expect(inHost("node", "load.mjs")).toBe("");
    },
    minutes,
  );

  it("lead a server component only to modules that do not need React", () => {
    const pending = published.map(({ manifest }) => manifest.name);
    const seen = new Set(pending);
    const onServer: string[] = [];
    const inServerComponents = (name: string) => {
      const parts = name.split("/");
      const module = parts.slice(0, 2).join("/");
      const entry = installedManifest(module).exports[[".", ...parts.slice(2)].join("/")];
      const file = entry?.["react-server"] ?? entry?.default ?? "";
      return join(host, "node_modules", module, file);
    };
    while (pending.length > 0) {
      const name = pending.pop() ?? "";
      const file = name.startsWith("@") ? inServerComponents(name) : name;
      const code = readFileSync(file, "utf8");
      if (code.startsWith('"use client"')) continue;
      onServer.push(file);
      for (const [, name = ""] of code.matchAll(/(?:from|import) ?"([^"]+)"/gu)) {
        const found = name.startsWith(".") ? join(dirname(file), name) : name;
        if (/^react(?:[-/]|$)/u.test(found)) throw new Error(`${file} imports ${found}`);
        if (!/^[@./]/u.test(found) || seen.has(found)) continue;
        if (found.startsWith("@") && !found.startsWith("@caliper/")) continue;
        seen.add(found);
        pending.push(found);
      }
    }
    expect(onServer.length).toBeGreaterThan(published.length);
  });
});
