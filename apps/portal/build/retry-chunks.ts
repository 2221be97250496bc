import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const runtime = fileURLToPath(new URL("../src/retryImport.ts", import.meta.url));
const rejected = "baseModule().catch(handlePreloadError)";

/** Makes every `import()` of the build load a file again that failed to load. */
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
        code: `import { retryImport } from ${JSON.stringify(runtime)};${code.replace(rejected, retried)}`,
        map: null,
      };
    },
  };
}
