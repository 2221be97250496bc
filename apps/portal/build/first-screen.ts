import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Rolldown } from "vite";
import { sharedPlugins } from "../../../vite.shared.ts";

const portal = join(import.meta.dirname, "..");
const source = (name: string) => join(portal, "src/first-screen", name);

/** Bundles an entry and its imports into one file. */
async function bundled(entry: string, config: InlineConfig["build"]): Promise<string> {
  const result = (await build({
    root: portal,
    configFile: false,
    logLevel: "error",
    plugins: [sharedPlugins()],
    build: {
      ...config,
      write: false,
      target: "es2022",
      rolldownOptions: { input: source(entry), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const outputs = [result].flat().flatMap(({ output }) => output);
  const chunk = outputs.find((file) => file.type === "chunk");
  if (!chunk) throw new Error(`The build of ${entry} has no script.`);
  return chunk.code;
}

/** The markup of the first screen, with the class names of the portal's style sheet. */
export async function firstScreenMarkup(): Promise<string> {
  const code = await bundled("markup.tsx", { ssr: true, minify: false });
  // Inside the packages, so that imports resolve.
  const folder = join(portal, "../../node_modules/.cache/first-screen");
  const file = join(folder, `${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  try {
    const { markup } = (await import(pathToFileURL(file).href)) as { markup: string };
    return markup;
  } finally {
    await rm(file);
  }
}

/** The script of the first screen, named by its content hash. */
export async function firstScreenScript(): Promise<{ fileName: string; code: string }> {
  const code = await bundled("first-screen.ts", { modulePreload: { polyfill: false } });
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { fileName: `assets/first-screen-${hash}.js`, code };
}
