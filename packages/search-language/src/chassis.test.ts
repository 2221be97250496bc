import { describe, expect, it } from "vitest";
import { chassisIn, looksLikeChassis, modelByChassis, submodelIndex } from "./chassis.ts";

const of = (maker: string, model: string, submodel: string, from: number, to: number | null) => ({
  maker,
  model,
  submodel,
  years: { from, to },
});
const index = submodelIndex([
  of("BMW", "3 Series", "Touring (E46, wagon)", 1999, null),
  of("BMW", "M3", "E46", 2000, 2007),
  of("BMW", "X3", "E83", 2007, 2010),
  of("BMW", "X3", "E83", 2003, 2006),
  of("BMW", "3 Series", "E46", 1998, 2006),
  of("Peugeot", "206", "C (206)", 1998, 2006),
  of("Volkswagen", "Golf", "Mk4 (A4 / Typ 1J)", 1997, 2004),
  of("Toyota", "Corolla", "E120/E130", 2000, 2007),
  of("Toyota", "Hilux", "AN10/AN20/AN30", 2004, 2015),
  of("Toyota", "Corolla", "E90", 1987, 1992),
  of("BMW", "3 Series", "E90/E91", 2004, 2013),
  of("Honda", "Civic", "FD/FA/FG", 2005, 2011),
  of("Chery", "A3", "FD", 2008, 2012),
  of("Volkswagen", "Jetta", "Mk4 (A4 / Typ 1J)", 1999, 2006),
]);

const pieces = (text: string) =>
  [...text.matchAll(/\S+/gu)].map(({ index, 0: piece }) => ({
    from: index,
    to: index + piece.length,
  }));

describe("chassisIn", () => {
  it.each([
    ["golf mk4", "Mk4 (A4 / Typ 1J)", "mk4"],
    ["golf A-4", "Mk4 (A4 / Typ 1J)", "A-4"],
    ["golf 4", "Mk4 (A4 / Typ 1J)", "4"],
    ["e46 sedan", "Touring (E46, wagon)", "e46"],
  ])("of %j is %j", (text, submodel, written) => {
    const [maker, model] = text.startsWith("golf") ? ["Volkswagen", "Golf"] : ["BMW", "3 Series"];
    const found = chassisIn({ text }, pieces(text), { maker, model, from: 0, to: 4 }, index);
    expect(found).toMatchObject({ kind: "chassis", submodel });
    expect(text.slice(found?.from, found?.to)).toBe(written);
  });

  it.each([
    "golf 5",
    "golf 4 puertas",
    "golf 2 discos",
    "golf gti 4",
    "golf m",
    "golf mk",
    "golf 46",
    "peugeot c",
    "peugeot 206",
    "",
  ])("is not found in %j", (text) => {
    const [maker, model] = text.startsWith("golf") ? ["Volkswagen", "Golf"] : ["Peugeot", "206"];
    expect(
      chassisIn({ text }, pieces(text), { maker, model, from: 0, to: 4 }, index),
    ).toBeUndefined();
  });
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
    modelByChassis({ text, maker }, { from: 4, to: text.length }, index);

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

  const alone = (text: string) =>
    modelByChassis({ text, maker: undefined }, { from: 0, to: text.length }, index);

  it.each([
    ["e83", "X3", "e83"],
    ["zze122", "Corolla", "e120"],
    ["ZZE122L", "Corolla", "e120"],
    ["kun26", "Hilux", "an20"],
  ])("of %j without a brand is the %s", (text, model, submodel) => {
    expect(alone(text)).toMatchObject({ model, submodel });
  });

  it.each(["e90", "zzx122", "kun46", "a4", "1j"])(
    "of %j without a brand is undefined: none, several brands, or too short",
    (text) => {
      expect(alone(text)).toBeUndefined();
    },
  );
});

it.each([
  ["fd1", "Honda Civic fd 2005–2011"],
  ["fd1p", "Honda Civic fd 2005–2011"],
  ["fd12", undefined],
  ["fe1", undefined],
])("the submodel and the engine in %s name %j", (text, model) => {
  const found = modelByChassis({ text, maker: undefined }, { from: 0, to: text.length }, index);
  const name = found && `${found.maker} ${found.model} ${found.submodel ?? ""}`;
  expect(name && `${name} ${found.years?.from ?? ""}–${found.years?.to ?? ""}`).toBe(model);
});
