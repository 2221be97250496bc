import { readFileSync } from "node:fs";
import contract from "@caliper/api-client/contract" with { type: "json" };
import { catalogueTables, flags, isWarehouse } from "@caliper/catalogue-model";
import ts from "typescript";
import { expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Flags and warehouses are the model's own ids. */
const isModelId = (name: string) => isWarehouse(name) || flags.some((flag) => flag === name);

/** Names of the contract in lower case that are not English words. */
const spanish = /^(?:archivo|cliente|codigo|desde|estado|hasta|marca|modelo|nombre|tipo)/u;

/** Names of fields in the style of the foreign wire: `Precio`, `report_id`, `OUTER_DIAM`, `codigo`; ours are `likeThis`. */
const isWireName = (name: string) =>
  (/^[A-Z]|[_ ]/u.test(name) || spanish.test(name)) && !isModelId(name);

/** The names of all properties and parameters of the contract. */
function namesIn(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  const properties = "properties" in part ? Object.keys(part.properties ?? {}) : [];
  const parameter = "in" in part && "name" in part ? [String(part.name)] : [];
  return [...properties, ...parameter, ...Object.values(part).flatMap(namesIn)];
}

const headers = catalogueTables.flatMap(({ columns }) =>
  Object.values(columns).map(({ header }) => header),
);
const names = new Set([...headers, ...namesIn(contract)].filter(isWireName));

const { ProductType, Axle } = contract.components.schemas;
/** Texts that only the wire uses: values, and names that no text of ours can equal. */
const texts = new Set<string>([
  ...ProductType.enum,
  ...Axle.enum,
  "Precio",
  ...[...names].filter((name) => /_.*[A-Z]|[A-Z].*_|^[A-Z]{5,}$/u.test(name)),
]);

/** Names of the wire in a module: of fields, and as texts. */
function wireNamesIn(path: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name =
      ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node)
        ? node.name
        : ts.isBindingElement(node)
          ? (node.propertyName ?? node.name)
          : undefined;
    if (name && ts.isIdentifier(name) && names.has(name.text)) found.push(name.text);
    if (ts.isStringLiteralLike(node) && texts.has(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** Stories and tests contain uploaded sheets and old links, whose headers are data. */
const isExempt = (file: string) => /\/testing\/|\.(?:test|stories)\.tsx?$/u.test(file);

it("finds names of fields and texts of the wire, and no words of ours", () => {
  expect(
    wireNamesIn(
      "example.tsx",
      `const { Codigo, marca: maker } = row; row.Precio; send({ Not_understood: 1 }); has("ALMACEN", "Brake Pads");
       const { code } = row; <Text>Precio</Text>; link([["marca", maker]]);`,
    ),
  ).toEqual(["Codigo", "marca", "Precio", "Not_understood", "ALMACEN", "Brake Pads"]);
});

it("widgets, drawings and the sheet reader use the model's names, not the wire's", () => {
  const files = sourceFiles([
    "packages/administration",
    "packages/catalogue-widgets",
    "packages/drawings",
    "packages/sheet-reader",
  ]);
  const uses = files
    .filter((file) => !isExempt(file))
    .flatMap((file) => wireNamesIn(file, readFileSync(file, "utf8")).map((name) => [file, name]));
  expect(uses).toEqual([]);
});
