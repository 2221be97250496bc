import { describe, expect, it } from "vitest";
import { chassisIn, looksLikeChassis, modelByChassis, type Submodel } from "./chassis.ts";

const submodels: readonly Submodel[] = [
  { model: "3 Series", submodel: "Touring (E46, wagon)", years: { from: 1999, to: null } },
  { model: "M3", submodel: "E46", years: { from: 2000, to: 2007 } },
  { model: "X3", submodel: "E83", years: { from: 2007, to: 2010 } },
  { model: "X3", submodel: "E83", years: { from: 2003, to: 2006 } },
  { model: "3 Series", submodel: "E46", years: { from: 1998, to: 2006 } },
  { model: "206", submodel: "C (206)", years: { from: 1998, to: 2006 } },
  { model: "Golf", submodel: "Mk4 (A4 / Typ 1J)", years: { from: 1997, to: 2004 } },
];

const pieces = (text: string) =>
  [...text.matchAll(/\S+/gu)].map(({ index, 0: piece }) => ({
    from: index,
    to: index + piece.length,
  }));

describe("chassisIn", () => {
  it.each([
    ["golf mk4", "Mk4 (A4 / Typ 1J)", "mk4"],
    ["golf A-4", "Mk4 (A4 / Typ 1J)", "A-4"],
    ["e46 sedan", "Touring (E46, wagon)", "e46"],
  ])("of %j is %j", (text, submodel, written) => {
    const found = chassisIn({ text }, pieces(text), submodels);
    expect(found).toMatchObject({ kind: "chassis", submodel });
    expect(text.slice(found?.from, found?.to)).toBe(written);
  });

  it.each(["golf 4", "golf m", "golf mk", "golf 46", "peugeot c", "peugeot 206", ""])(
    "is not found in %j",
    (text) => {
      expect(chassisIn({ text }, pieces(text), submodels)).toBeUndefined();
    },
  );
});

it.each([
  ["e46", true],
  ["b15", true],
  ["46", false],
  ["golf", false],
  ["mk-4", false],
  ["1j", true],
  ["e46x", true],
  ["w203", true],
  ["-e46", false],
  ["e46-", false],
  ["tdi", false],
])("%j looks like a chassis code: %j", (piece, expected) => {
  expect(looksLikeChassis(piece)).toBe(expected);
});

describe("modelByChassis", () => {
  const maker = {
    kind: "maker",
    from: 0,
    to: 3,
    maker: "BMW",
    corrected: false,
    models: [],
  } as const;
  const modelOf = (text: string) =>
    modelByChassis({ text, maker }, { from: 4, to: text.length }, submodels);

  it("is the oldest model with the chassis, with the years of all its submodels", () => {
    expect(modelOf("bmw e83")).toMatchObject({ years: { from: 2003, to: 2010 }, others: [] });
    expect(modelOf("bmw e46")).toMatchObject({
      kind: "model",
      corrected: false,
      model: "3 Series",
      others: [{ maker: "BMW", model: "M3" }],
      years: { from: 1998, to: null },
    });
  });

  it("is undefined for a chassis that no submodel has", () => {
    expect(modelOf("bmw e99")).toBeUndefined();
  });
});
