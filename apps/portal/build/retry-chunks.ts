import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const runtime = JSON.stringify(fileURLToPath(new URL("../src/retryImport.ts", import.meta.url)));

const helper = "\0vite/preload-helper.js";
const rejected = "baseModule().catch(handlePreloadError)";

/** Makes every `import()` of a build for browsers load a file again that failed to load, in Vite's helper for imports. */
export function retryChunks(): Plugin {
  return {
    name: "caliper:retry-chunks",
    apply: "build",
    transform(code, id) {
      if (id !== helper) return undefined;
      // The helper on the server does not load files.
      if (this.environment.name !== "client") return undefined;
      if (!code.includes(rejected)) throw new Error("Vite's helper for imports has changed");
      const retried = `baseModule().catch((error) => retryImport(baseModule, error)).catch(handlePreloadError)`;
      return {
        code: `import { retryImport } from ${runtime};${code.replace(rejected, retried)}`,
        map: null,
      };
    },
  };
}

const imports = /(?<!typeof )\bimport\("[^"]+"\)/gu;

/** The same for a build without this helper, in the sources. */
export const retrySourceImports = (): Plugin => ({
  name: "caliper:retry-source-imports",
  enforce: "pre",
  transform: {
    filter: { id: /\/(?:packages|apps)\/[^?]+\.tsx?$/u, code: /\bimport\(/u },
    handler(code) {
      const changed = code.replaceAll(imports, (call) => `retried(() => ${call})`);
      if (changed === code) return null;
      return `import { retried } from ${runtime};${changed}`;
    },
  },
});
