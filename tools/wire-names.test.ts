import { readFileSync } from "node:fs";
import { catalogueTables, flags, isWarehouse } from "@caliper/catalogue-model";
import contract from "@caliper/api-client/contract" with { type: "json" };
import { expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Flags and warehouses are the model's own ids. */
const isModelId = (name: string) => isWarehouse(name) || flags.some((flag) => flag === name);

/** Names such as `OUTER_DIAM`, `Nivel_USUARIO` and `ALMACEN`; others look like ordinary words or identifiers. */
const isWireName = (name: string) =>
  (/_.*[A-Z]|[A-Z].*_/u.test(name) || /^[A-Z]{5,}$/u.test(name)) && !isModelId(name);

/** All keys below `properties` of the contract's schemas. */
function propertyNames(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "properties" in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(propertyNames)];
}

const headers = catalogueTables.flatMap(({ columns }) =>
  Object.values(columns).map(({ header }) => header),
);
const names = [...new Set([...headers, ...propertyNames(contract)])].filter(isWireName);

/** Stories and tests contain uploaded sheets and old links, whose headers are data. */
const isExempt = (file: string) => /\/testing\/|\.(?:test|stories)\.tsx?$/u.test(file);

it("widgets, drawings and the sheet reader use the model's field names, not wire names", () => {
  expect(names).toEqual(expect.arrayContaining(["OUTER_DIAM", "Nivel_USUARIO", "ALMACEN"]));
  const pattern = new RegExp(String.raw`\b(?:${names.join("|")})\b`, "u");
  const files = sourceFiles([
    "packages/administration",
    "packages/catalogue-widgets",
    "packages/drawings",
    "packages/sheet-reader",
  ]);
  const uses = files
    .filter((file) => !isExempt(file))
    .flatMap((file) => pattern.exec(readFileSync(file, "utf8"))?.map((name) => [file, name]) ?? []);
  expect(uses).toEqual([]);
});
