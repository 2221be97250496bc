import type { Plugin } from "vite";
import { homePaths, patterns } from "../src/paths.ts";

/** Writes the patterns of the pages, so that the server answers 404 for other URLs. */
export const pagePatterns = (): Plugin => ({
  name: "caliper:page-patterns",
  apply: "build",
  generateBundle() {
    const { homeView: _, ...others } = patterns;
    const source = JSON.stringify([...new Set([...Object.values(others), ...homePaths()])]);
    this.emitFile({ type: "asset", fileName: "pages.json", source });
  },
});
