import { describe, expect, it } from "vitest";
import {
  chassisIn,
  hasUnknownGeneration,
  looksLikeChassis,
  modelByChassis,
  submodelIndex,
} from "./chassis.ts";

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

  it("of several brands without a brand in the text is ambiguous", () => {
    const found = alone("e90");
    expect(found).toMatchObject({
      isAmbiguous: true,
      model: "Corolla",
      others: [{ maker: "BMW", model: "3 Series" }],
    });
    expect(found?.years).toBeUndefined();
  });

  it.each(["zzx122", "kun46", "a4", "1j"])(
    "of %j without a brand is undefined: none, or too short",
    (text) => {
      expect(alone(text)).toBeUndefined();
    },
  );
});

const codes = submodelIndex([
  of("Toyota", "Camry", "V40", 1994, 1998),
  of("Toyota", "Camry", "XV40", 2006, 2011),
  of("Toyota", "Camry", "XV70", 2017, null),
  of("Toyota", "Hilux", "N50/N60/N70", 1983, 1988),
  of("Toyota", "Fortuner", "AN50/AN60", 2004, 2015),
  of("Lexus", "GX", "J120", 2002, 2009),
  of("Toyota", "Land Cruiser Prado", "J120", 2002, 2009),
  of("Honda", "CR-V", "RE1-RE5, RE7", 2006, 2011),
  of("Honda", "Fit / Jazz", "GD", 2001, 2008),
  of("Mazda", "626", "GD", 1987, 1992),
  of("Suzuki", "Swift", "ZC/ZD", 2004, 2010),
  of("Mitsubishi", "Lancer", "Cedia / CS / CT", 2000, 2007),
  of("Mitsubishi", "Pajero", "V60 / V70", 1999, 2006),
  of("Nissan", "X-Trail", "T31", 2007, 2013),
  of("Nissan", "Maxima", "A33B", 1999, 2003),
]);

it.each([
  ["acv40", "Camry xv40"],
  ["sv40", "Camry v40"],
  ["axva70", "Camry xv70"],
  ["kun51", "Fortuner an50"],
  ["yn60", "Hilux n60"],
  ["grj120", "Land Cruiser Prado j120, GX"],
  ["re3", "CR-V re3"],
  ["gd1", "Fit / Jazz gd, 626"],
  ["gd8p", "626 gd"],
  ["zc31s", "Swift zc"],
  ["cs3a", "Lancer cs"],
  ["v73w", "Pajero v70"],
  ["tnt31", "X-Trail t31"],
])("the frame code %s is that of the %s", (text, expected) => {
  const found = modelByChassis({ text, maker: undefined }, { from: 0, to: text.length }, codes);
  const names = [
    `${found?.model} ${found?.submodel}`,
    ...(found?.others ?? []).map((o) => o.model),
  ];
  expect(names.join(", ")).toBe(expected);
  expect(found?.isAmbiguous).toBeUndefined();
});

it("a code without its last letter names a submodel only beside its model", () => {
  const text = "maxima a33";
  const model = { maker: "Nissan", model: "Maxima", from: 0, to: 6 };
  expect(chassisIn({ text }, pieces(text).slice(1), model, codes)?.submodel).toBe("A33B");
  expect(
    modelByChassis({ text: "a33", maker: undefined }, { from: 0, to: 3 }, codes),
  ).toBeUndefined();
});

describe("hasUnknownGeneration", () => {
  const isUnknown = (text: string, model = { maker: "Nissan", model: "Maxima" }) =>
    hasUnknownGeneration({ text }, pieces(text).slice(1), { ...model, from: 0, to: 6 }, codes);

  it.each(["maxima a37", "maxima mk2", "maxima iv"])("is true in %j", (text) => {
    expect(isUnknown(text)).toBe(true);
  });

  it.each(["maxima v6", "maxima se", "maxima 2.0", "maxima rojo a37", "maxima"])(
    "is false in %j",
    (text) => {
      expect(isUnknown(text)).toBe(false);
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
