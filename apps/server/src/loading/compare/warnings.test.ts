import { familyTables, relatedTables } from "@caliper/catalogue-model";
import { expect, it } from "vitest";
import type { Row } from "../change.ts";
import { createScaleCheck } from "./scaled-columns.ts";
import { warningsOf } from "./warnings.ts";

const rotors = familyTables.brake_rotors;
const rotor: Row = { code: "BR1", outer_diameter: 280, thickness: 22, min_thickness: 20, holes: 5 };
const kinds = (before: Row | null, after: Row) =>
  warningsOf(rotors, before, after, 2026).map(({ column, kind }) => `${column} ${kind}`);

it.each<[string, Row, string[]]>([
  ["a likely part", rotor, []],
  ["a diameter in inches", { ...rotor, outer_diameter: 11.02 }, ["OUTER_DIAM unusual"]],
  ["a heading in place of a code", { ...rotor, code: "TOYOTA" }, ["XBP noDigit"]],
  ["two bolt holes", { ...rotor, holes: 2 }, ["HOLES unusual"]],
  [
    "a minimum above the new thickness",
    { ...rotor, min_thickness: 24 },
    ["MIN_THICKNESS notBelow"],
  ],
  ["an unknown minimum", { ...rotor, min_thickness: null }, []],
])("%s", (_name, row, expected) => {
  expect(kinds(null, row)).toEqual(expected);
});

it("only concerns cells that change", () => {
  const odd = { ...rotor, outer_diameter: 11.02, min_thickness: 24 };
  expect(kinds(odd, { ...odd, holes: 4 })).toEqual([]);
  expect(kinds(odd, { ...odd, thickness: 23 })).toEqual(["MIN_THICKNESS notBelow"]);
});

it("warns of model years after the next one", () => {
  const years = (year: number) =>
    warningsOf(relatedTables.application, null, { year_from: 2010, year_to: year }, 2026).length;
  expect([years(2027), years(2028), years(1899)]).toEqual([0, 1, 1]);
});

it("warns of letters of another encoding in any column", () => {
  const warned = (model: string) =>
    warningsOf(relatedTables.application, null, { model, observation: model }, 2026)
      .filter(({ kind }) => kind === "garbled")
      .map(({ value }) => value);
  const garbled = ["CitroÃ«n", "PeÃ±Ã³n", "Citro‰n", "Pe¤¢n", "CamiÂº", "Pe–ón", "s├¡"];
  for (const text of garbled) expect([text, warned(text)]).toEqual([text, [text, text]]);
  const usual = ["Citroën", "Peñón", "São Paulo", "Škoda", "L’Aquila", "16° 1½ – 2005", "ÑANDÚ"];
  for (const text of [...usual, "雪铁龙", "A·B", "Camión nº 5"])
    expect([text, warned(text)]).toEqual([text, []]);
});

it("warns of a price of 0, in dollars", () => {
  const prices = (cents: number) =>
    warningsOf(relatedTables.price, null, { price_cents: cents }, 2026);
  expect(prices(1)).toEqual([]);
  expect(prices(0)).toMatchObject([
    { column: "Precio", kind: "unusual", value: "0", expected: { values: { smallest: 0.01 } } },
  ]);
});

it("finds a factor only in nearly all values of a column", () => {
  const check = (changed: number) => {
    const scale = createScaleCheck(relatedTables.price);
    for (let row = 0; row < 20; row += 1)
      scale.add({ price_cents: 1000 }, { price_cents: row < changed ? 10_000 : 1000 });
    return scale.found();
  };
  expect(check(20)).toEqual([{ column: "Precio", factor: 10, rows: 20 }]);
  expect(check(17)).toEqual([]);
});
