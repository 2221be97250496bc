import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CatalogueColumn,
  type CatalogueTable,
  catalogueTables,
  normalizeCode,
  relatedTables,
} from "@caliper/catalogue-model";
import { type Cell, readCell } from "../upload/cells.ts";
import { message } from "../../messages/message.ts";
import { shownValue } from "../problem.ts";
import { suggestionFor } from "./suggestions.ts";
import { named } from "../testing/workbench.ts";

/** The suggestion for a cell, as for the problem that reading it reports; undefined without a problem. */
function suggested(table: CatalogueTable, header: string, cell: Cell) {
  const column = table.columns.find((each) => each.header === header);
  if (!column) throw new Error(`${table.wireName} has no column ${header}`);
  const reading = readCell(column, cell);
  if ("value" in reading) return undefined;
  return suggestionFor(table, { column: header, value: shownValue(cell), ...reading });
}

const columnsWhere = (isWanted: (column: CatalogueColumn) => boolean) =>
  catalogueTables.flatMap((table) =>
    table.columns.filter(isWanted).map((column) => ({ table, column })),
  );
const numbers = columnsWhere(({ type }) => ["decimal", "integer", "price"].includes(type));
const choices = columnsWhere((column) => column.choices !== undefined);

const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((list) => list.join(""));
/** Numbers as sheets write them, with separators in any order. */
const written = fc
  .tuple(
    fc.constantFrom("", "-", "+", "$", "$ ", "US$ "),
    digits(1, 5),
    fc.array(fc.tuple(fc.constantFrom(",", ".", ",", "'", " "), digits(1, 4)), { maxLength: 3 }),
  )
  .map(([sign, whole, groups]) => `${sign}${whole}${groups.flat().join("")}`);

describe("a suggestion for a number", () => {
  it("has one separator and one reading, and is in the usual range", () => {
    let given = 0;
    fc.assert(
      fc.property(fc.constantFrom(...numbers), written, ({ table, column }, text) => {
        const suggestion = suggested(table, column.header, text);
        if (suggestion === undefined) return;
        given += 1;
        expect(text).toMatch(/^(?:[+-]?\d+,\d+|\$ ?\d+(?:\.\d+)?)$/u);
        expect(text).not.toMatch(/^[+-]?[1-9]\d{0,2},\d{3}$/u);
        expect(suggestion).toBe(Number(text.replace(/^\$ ?/u, "").replace(",", ".")));
        expect(readCell(column, suggestion)).toHaveProperty("value");
        const [smallest, largest] = column.usual ?? [-1e9, 1e9];
        expect(suggestion).toBeGreaterThanOrEqual(smallest);
        expect(suggestion).toBeLessThanOrEqual(largest);
      }),
      { numRuns: 20_000, seed: 29 },
    );
    expect(given).toBeGreaterThan(100);
  });

  it("is given for every usual value with a decimal comma", () => {
    const measured = numbers.filter(({ column }) => column.type === "decimal" && column.usual);
    fc.assert(
      fc.property(
        fc.constantFrom(...measured),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (each, share) => {
          const [smallest, largest] = each.column.usual ?? [0, 0];
          const text = (smallest + share * (largest - smallest)).toFixed(2);
          const comma = text.replace(".", ",");
          expect(suggested(each.table, each.column.header, comma)).toBe(Number(text));
        },
      ),
      { seed: 29 },
    );
  });

  it.each([
    ["brake_rotors", "THICKNESS", "334.327,57"],
    ["brake_rotors", "THICKNESS", "334327,57"],
    ["brake_rotors", "THICKNESS", "1,234.50"],
    ["precios", "Precio", "1,234.50"],
    ["precios", "Precio", "1.234,50"],
    ["precios", "Precio", "0,00"],
    ["precios", "Precio", "$1,234"],
    ["precios", "Precio", "$1,234.50"],
  ])("of %s %s is missing for %s", (table, column, text) => {
    expect(suggested(named(table), column, text)).toBeUndefined();
  });

  it.each([
    ["brake_rotors", "HEIGHT", "49,5", 49.5],
    ["pallet", "Weight", "0,250", 0.25],
    ["pallet", "Weight", "1250,75", 1250.75],
    ["precios", "Precio", "1234,50", 1234.5],
    ["precios", "Precio", "$1234.50", 1234.5],
    ["precios", "Precio", 13.731, 13.73],
    ["precios", "Precio", 1.005, 1.01],
  ])("of %s %s, %s, is %d", (table, column, text, expected) => {
    expect(suggested(named(table), column, text)).toBe(expected);
  });
});

describe("a suggestion for a fraction that became a date", () => {
  it("is the only usual one", () => {
    const of = (date: string) => suggested(named("wheel_cylinders"), "Size", date);
    expect([of("2026-03-04"), of("2026-07-08"), of("2026-04-03")]).toEqual(["3/4", "7/8", "3/4"]);
    // 1 3/8 or 3 1/8; and no usual fraction at all.
    expect([of("2008-01-03"), of("2026-05-09")]).toEqual([undefined, undefined]);
  });
});

describe("a suggestion for one of several values", () => {
  it("never changes its first letter or a digit", () => {
    const choice = fc.constantFrom(...choices).chain(({ table, column }) =>
      fc.record({
        table: fc.constant(table),
        column: fc.constant(column),
        name: fc.constantFrom(...(column.choices ?? [])),
      }),
    );
    const prefix = fc.constantFrom("un", "no ", "in", "2", "x");
    const suffix = fc.constantFrom("2", " 2", "10");
    fc.assert(
      fc.property(choice, prefix, suffix, ({ table, column: { header }, name }, before, after) => {
        for (const text of [`${before}${name.toLowerCase()}`, `${name}${after}`])
          expect(suggested(table, header, text)).toBeUndefined();
      }),
      { seed: 29 },
    );
  });

  it("is one that the row allows", () => {
    const { price } = relatedTables;
    const problem = { column: "GRADO", kind: "choice", expected: message("cell.text") } as const;
    const of = (value: string, known: string) =>
      suggestionFor(price, { ...problem, value, values: { known } });
    expect(of("PLASTIK", "Precio, PLASTIC")).toBe("PLASTIC");
    expect(of("PLASTIC", "SILVER, GOLD")).toBeUndefined();
  });
});

describe("a suggestion for a code", () => {
  const code = fc
    .tuple(fc.constantFrom("BR", "D", "K", ""), fc.integer({ min: 1000, max: 99_999_999 }))
    .map(([letters, number]) => `${letters}${number}`);
  const remark = fc.constantFrom("N/A", "(pendiente)", "ver nota", "s/n", "/ N/A");

  it("is the code before or after a remark, and missing for two codes", () => {
    fc.assert(
      fc.property(code, remark, code, (one, note, other) => {
        expect(suggested(relatedTables.interchange, "Interchange", `${one} ${note}`)).toBe(one);
        expect(
          suggested(relatedTables.interchange, "Interchange", `${one} ${note} ${other}`),
        ).toBeUndefined();
      }),
      { seed: 29 },
    );
  });

  it("with letters of another alphabet has the same search key", () => {
    fc.assert(
      fc.property(code, fc.constantFrom("А", "Т", "К", "О"), (text, letter) => {
        const suggestion = suggested(relatedTables.interchange, "Interchange", `X${text}${letter}`);
        expect(normalizeCode(String(suggestion))).toBe(normalizeCode(`X${text}${letter}`));
        expect(suggestion).toMatch(/^[A-Z0-9]+$/u);
      }),
      { seed: 29 },
    );
  });

  it("does not empty the cell of a failed formula", () => {
    const { price } = relatedTables;
    expect(price.columns.length).toBeGreaterThan(0);
    for (const error of ["#N/A", "#REF!", "#¡VALOR!"])
      for (const { table, column } of columnsWhere(({ type }) => type === "code"))
        expect(suggested(table, column.header, error)).toBeUndefined();
    const optional = columnsWhere(({ type, required }) => type === "code" && !required);
    for (const { table, column } of optional)
      expect(suggested(table, column.header, "N/A")).toBeNull();
    expect(optional.length).toBeGreaterThan(0);
  });
});
