import type { Plugin } from "vite";
import { homePaths, parameterForms, patterns } from "../src/paths.ts";

/** `/orders/:number` with the form of its parameter: `/orders/:number([1-9]\d{0,8})`. */
const withForms = (pattern: string) =>
  Object.entries(parameterForms).reduce(
    (text, [name, form]) => text.replace(`:${name}`, `:${name}(${form})`),
    pattern,
  );

/** Writes the patterns of the pages, so that the server answers 404 for other URLs. */
export const pagePatterns = (): Plugin => ({
  name: "caliper:page-patterns",
  apply: "build",
  generateBundle() {
    const { homeView: _, ...others } = patterns;
    const pages = [...Object.values(others).map(withForms), ...homePaths()];
    const source = JSON.stringify([...new Set(pages)]);
    this.emitFile({ type: "asset", fileName: "pages.json", source });
  },
});
