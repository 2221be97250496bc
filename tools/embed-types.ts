/**
 * Writes what editors and type checkers of other sites need to know of the embed's elements, from the declarations of
 * `embed-options`: `custom-elements.json` and types for HTML, React, Vue and Svelte. Part of `npm run generate`; with
 * `--check` it writes nothing and fails on a stale file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import {
  attributesOf,
  embedAttributes,
  type EmbedWidget,
  embedWidgets,
} from "../packages/catalogue-widgets/src/shared/embed-options/index.ts";
import { root } from "./run.ts";

const source = join(root, "packages/catalogue-widgets/src/shared/embed-options/options.ts");
const program = ts.createProgram([source], {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts"],
  types: [],
});
const checker = program.getTypeChecker();
const file = program.getSourceFile(source);
if (!file) throw new Error(`${source} cannot be read`);

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The members of an exported interface: their descriptions and types, written out. */
function membersOf(name: string) {
  const exported = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file as ts.SourceFile) as ts.Symbol)
    .find((each) => each.name === name);
  if (!exported) throw new Error(`${source} has no ${name}`);
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported));
  return new Map(
    members.map((member) => [
      member.name,
      {
        symbol: member,
        description: ts.displayPartsToString(member.getDocumentationComment(checker)),
        type: checker.getTypeOfSymbol(member),
      },
    ]),
  );
}

/** A type as text; of our own names only the common part of events remains. */
function written(type: ts.Type): string {
  if (type.symbol?.name === "EmbedEventPart") return "CaliperEventPart";
  if (type.isUnion()) return [...new Set(type.types.map(written))].toSorted().join(" | ");
  if (type.isIntersection()) return type.types.map(written).join(" & ");
  const members = checker.getPropertiesOfType(type);
  return type.flags & ts.TypeFlags.Object && members.length > 0
    ? fieldsOf(members)
    : checker.typeToString(type, undefined, flags);
}

const fieldsOf = (members: readonly ts.Symbol[]) => {
  const fields = members.map((member) => {
    const mark = member.flags & ts.SymbolFlags.Optional ? "?" : "";
    return `readonly ${member.name}${mark}: ${written(checker.getTypeOfSymbol(member))}`;
  });
  return `{ ${fields.join("; ")} }`;
};

const options = membersOf("EmbedOptions");
const events = membersOf("EmbedEvents");
const eventPart = membersOf("EmbedEventPart");

/** The type of an attribute's value: flags and numbers may also be texts, and objects are JSON. */
function valueOf(type: ts.Type): string {
  if (type.isUnion()) {
    const definedTypes = type.types.filter((each) => !(each.flags & ts.TypeFlags.Undefined));
    return [...new Set(definedTypes.map(valueOf))].toSorted().join(" | ");
  }
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean | "" | "true" | "false"';
  if (type.flags & ts.TypeFlags.NumberLiteral) return `${written(type)} | "${written(type)}"`;
  return type.flags & ts.TypeFlags.Object ? "string" : written(type);
}

function attributesIn(widget: EmbedWidget) {
  return attributesOf[widget].map((name) => {
    const option = options.get(embedAttributes[name]);
    if (!option) throw new Error(`EmbedOptions has no ${embedAttributes[name]}`);
    return { name, description: option.description, value: valueOf(option.type) };
  });
}

const typeOfEvent = (type: ts.Type) => `CustomEvent<${written(type)}>`;

const lines = (all: readonly string[]) => all.join("\n");

const files: Readonly<Record<string, string>> = {
  "elements.d.ts": `// Elements and events of the Caliper embed.

export interface CaliperEventPart ${fieldsOf([...eventPart.values()].map(({ symbol }) => symbol))}

export interface CaliperEvents {
${lines([...events].map(([name, { description, type }]) => `  /** ${description} */\n  "${name}": ${typeOfEvent(type)};`))}
}

/** Attributes by element. Templates of React and Vue write \`embed-key\`, because they use \`key\` themselves. */
export interface CaliperAttributes {
${lines(
  embedWidgets.map((widget) => {
    const attributes = attributesIn(widget).map(({ name, description, value }) => {
      const written = name === "key" ? "embed-key" : name;
      return `    /** ${description} */\n    "${written}"?: ${value} | undefined;`;
    });
    return `  "caliper-${widget}": {\n${lines(attributes)}\n  };`;
  }),
)}
}

type Elements = { [Tag in keyof CaliperAttributes]: HTMLElement };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
  interface HTMLElementEventMap extends CaliperEvents {}
  interface DocumentEventMap extends CaliperEvents {}
}
`,
  "custom-elements.json": `${JSON.stringify(
    {
      schemaVersion: "2.1.0",
      modules: [
        {
          kind: "javascript-module",
          path: "caliper.js",
          declarations: embedWidgets.map((widget) => ({
            kind: "class",
            customElement: true,
            name: className(widget),
            tagName: `caliper-${widget}`,
            superclass: { name: "HTMLElement" },
            attributes: attributesIn(widget).map(({ name, description, value }) => ({
              name,
              description,
              type: { text: value },
            })),
            events: [...events].map(([name, { description, type }]) => ({
              name,
              description,
              type: { text: typeOfEvent(type) },
            })),
            cssParts: [
              { name: "frame", description: "Everything." },
              { name: "widget", description: "The content without overlays." },
            ],
          })),
          exports: embedWidgets.map((widget) => ({
            kind: "custom-element-definition",
            name: `caliper-${widget}`,
            declaration: { name: className(widget) },
          })),
        },
      ],
    },
    null,
    2,
  )}\n`,
};

function className(widget: string): string {
  return `Caliper${widget.replaceAll(/(?:^|-)(\w)/gu, (_match, letter: string) => letter.toUpperCase())}`;
}

const folder = join(root, "apps/embed/generated");
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const target = join(folder, name);
  if (!process.argv.includes("--check")) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, "utf8") !== text)
    throw new Error(`${target} is stale: npm run generate`);
}
