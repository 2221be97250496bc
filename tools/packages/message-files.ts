import { readFileSync } from "node:fs";
import { join } from "node:path";
import { offeredLanguages } from "@caliper/catalogue-model";
import type { Plugin } from "vite";
import { compileCatalogue } from "../../apps/portal/build/compile-messages.ts";

const languages = offeredLanguages.map(({ id }) => id);

const compiledIn = (folder: string, language: string): Record<string, unknown> =>
  compileCatalogue(readFileSync(join(folder, `src/messages/${language}.json`), "utf8"));

/** A language's compiled texts by area; a text missing in English is the Spanish one. */
function areasIn(folder: string, language: string): Map<string, Record<string, unknown>> {
  const texts = { ...compiledIn(folder, "es"), ...compiledIn(folder, language) };
  const areas = new Map<string, Record<string, unknown>>();
  for (const [id, text] of Object.entries(texts)) {
    const area = id.split(".", 1)[0] ?? "";
    areas.set(area, { ...areas.get(area), [id]: text });
  }
  return areas;
}

/** The module that loads texts: one file per language and area, and both catalogs as modules of these files. */
const loader = (areas: readonly string[]) => `
const files = {${languages
  .map(
    (language) =>
      `${language}: {${areas
        .map((area) => `${area}: () => import("../messages/${language}/${area}.js")`)
        .join(",")}}`,
  )
  .join(",")}};
export async function loadAreas(language, areas = Object.keys(files[language])) {
  const loaded = await Promise.all(areas.map((area) => files[language][area]()));
  return Object.assign({}, ...loaded.map((module) => module.default));
}`;

const catalog = (language: string, areas: readonly string[]) => `
${areas.map((area) => `import ${area} from "./${language}/${area}.js";`).join("\n")}
export default Object.assign({}, ${areas.join(", ")});`;

const generated = /\/src\/messages\/(?<language>[\w-]+)(?:\/(?<area>\w+)\.js|\.json)$/u;

/** Compiles the message catalogs and splits them by area, so that a widget loads its own texts only. */
export function messageFiles(folder: string): Plugin {
  const texts = new Map(
    languages.map((language): [string, ReturnType<typeof areasIn>] => [
      language,
      areasIn(folder, language),
    ]),
  );
  const areas = [...(texts.get("es")?.keys() ?? [])];
  return {
    name: "caliper:message-files",
    enforce: "pre",
    resolveId(source, importer = "") {
      const path = join(importer, "..", source);
      return source.startsWith(".") && generated.test(path) && path.endsWith(".js") ? path : null;
    },
    load(id) {
      if (id.endsWith("/provider/loadAreas.ts")) return loader(areas);
      const { language = "", area } = generated.exec(id)?.groups ?? {};
      if (language === "") return null;
      if (area === undefined) return { code: catalog(language, areas), moduleType: "js" };
      return `export default ${JSON.stringify(texts.get(language)?.get(area))};`;
    },
  };
}
