import type { Plugin } from "vite";
import { patterns } from "../src/paths.ts";

/** Writes the patterns of the pages, so that the server answers 404 for other URLs. */
export const pagePatterns = (): Plugin => ({
  name: "caliper:page-patterns",
  apply: "build",
  generateBundle() {
    const source = JSON.stringify(Object.values(patterns));
    this.emitFile({ type: "asset", fileName: "pages.json", source });
  },
});
