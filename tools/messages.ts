import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { root, run } from "./run.ts";
import { isForTests, sourcesIn, textsFrom } from "./shown-texts.ts";
import { usedTexts } from "./used-texts.ts";

/**
 * `npm run generate` writes the type of each text's values from the Spanish catalog, and which texts the widgets of each folder
 * show. With `--check` nothing is written: a stale file, languages that differ in ids or placeholders, a text without a note, and a text that nothing shows fail.
 */
const check = process.argv.includes("--check");
const widgets = "packages/catalogue-widgets/src";
const administration = "packages/administration/src";
/** The sources of a catalog, and others that show its texts. */
const catalogs = [[widgets, administration], [administration], ["apps/portal/src"]] as const;

/** TypeScript types of the values of a text, by placeholder. */
function valuesOf(
  text: readonly MessageFormatElement[],
  values = new Map<string, string>(),
): ReadonlyMap<string, string> {
  for (const node of text) {
    switch (node.type) {
      case TYPE.literal:
      case TYPE.pound:
      case TYPE.tag:
        break;
      case TYPE.argument:
        if (!values.has(node.value)) values.set(node.value, "string | number");
        break;
      case TYPE.number:
        values.set(node.value, "number");
        break;
      case TYPE.date:
      case TYPE.time:
        values.set(node.value, "Date | number");
        break;
      case TYPE.plural:
        values.set(node.value, "number");
        for (const { value } of Object.values(node.options)) valuesOf(value, values);
        break;
      case TYPE.select: {
        const options = Object.keys(node.options);
        const names = options.filter((option) => option !== "other");
        values.set(
          node.value,
          [...names.map((name) => JSON.stringify(name)), "string"].join(" | "),
        );
        for (const { value } of Object.values(node.options)) valuesOf(value, values);
        break;
      }
    }
  }
  return values;
}

/** The module that declares the values of the texts that have any. */
function declarationOf(texts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(texts).flatMap(([id, text]) => {
    const values = [...valuesOf(parse(text, { ignoreTag: true }))];
    if (values.length === 0) return [];
    return `  "${id}": { ${values.map(([name, type]) => `${name}: ${type}`).join("; ")} };`;
  });
  return `// Written by \`npm run generate\`.\n/** The values of each text that has any. */\nexport interface TextValues {\n${lines.join("\n")}\n}\n`;
}

const areaOf = (id: string) => id.split(".", 1)[0] ?? "";

/** The module with the areas of texts that the widgets of each folder show, directly or by what they import. */
function areasModule(ids: readonly string[]): string {
  const sources = sourcesIn(join(root, widgets));
  const { folder: source, graph } = sources;
  const areasFrom = (start: string): string[] =>
    [...new Set(Array.from(textsFrom(ids, start, sources), areaOf))].toSorted();
  const contained = [...graph.keys()].flatMap((file) =>
    [
      ...readFileSync(join(source, file), "utf8").matchAll(
        /\bcontained(?:<.+>)?\(\s*"([a-z-]+)"/gu,
      ),
    ].map(([, folder = ""]) => folder),
  );
  const startOf = (folder: string) =>
    [`${folder}/index.ts`, `shared/${folder}/index.ts`, `${folder}.ts`].find((file) =>
      existsSync(join(source, file)),
    ) ?? folder;
  const lines = [...new Set([...contained, "provider", "shared"])]
    .toSorted()
    .map((folder) => `  ${JSON.stringify(folder)}: ${JSON.stringify(areasFrom(startOf(folder)))},`);
  return `// Written by \`npm run generate\`.\n/** The areas of texts that the widgets of each folder show; an area is the first word of an id. */\nexport const areasOf = {\n${lines.join("\n")}\n} as const;\n`;
}

let failed = false;
const fail = (problem: string) => {
  process.stdout.write(`${problem}\n`);
  failed = true;
};

function writeOrCheck(path: string, content: string) {
  const target = join(root, path);
  if (!check) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  } else if (!existsSync(target) || readFileSync(target, "utf8") !== content)
    fail(`${path} is stale: run \`npm run generate\`.`);
}

for (const [folder, ...others] of catalogs) {
  const catalog = (name: string) =>
    JSON.parse(readFileSync(join(root, folder, `messages/${name}.json`), "utf8")) as Record<
      string,
      string
    >;
  const texts = catalog("es");
  const ids = Object.keys(texts);
  const notes = catalog("notes");

  for (const id of ids) if (!notes[id]) fail(`${folder}/messages/notes.json: no note on ${id}`);
  for (const id of Object.keys(notes))
    if (texts[id] === undefined) fail(`${folder}/messages/notes.json: there is no text ${id}`);
  if (ids.join() !== ids.toSorted().join()) fail(`${folder}/messages/es.json is not sorted by id`);

  const shownIds = usedTexts(
    ids,
    [folder, ...others]
      .flatMap((sources) => globSync(`${sources}/**/*.{ts,tsx}`, { cwd: root }))
      .filter((file) => !isForTests(file))
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join("\n"),
  );
  for (const id of ids) if (!shownIds.has(id)) fail(`${folder}: nothing shows the text ${id}`);

  writeOrCheck(`${folder}/messages/generated/values.ts`, declarationOf(texts));
  if (folder === widgets) writeOrCheck(`${folder}/messages/generated/areas.ts`, areasModule(ids));

  const verify = await run("formatjs", [
    "verify",
    `${folder}/messages/e*.json`,
    "--source-locale",
    "es",
    "--missing-keys",
    "--extra-keys",
    "--structural-equality",
  ]);
  if (verify.code !== 0) fail(verify.output);
}
process.exit(failed ? 1 : 0);
