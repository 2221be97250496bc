import type { FamilyId } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { enginesIn } from "./engines.ts";
import { fluidIn } from "./fluids.ts";
import { isFiller, kindsIn, misspeltKind } from "./kinds.ts";
import { measuresIn, typedColumns } from "./measures.ts";
import { singular } from "./singular.ts";
import { spellingBudget } from "./spelling.ts";
import { names } from "./testing/names.ts";
import { readText } from "./text.ts";

describe("an engine", () => {
  it.each([
    ["corolla 1.8", [["1.8", 1.8]]],
    ["gol 1,6", [["1,6", 1.6]]],
    ["gol 1.8t", [["1.8t", 1.8]]],
    ["clio 1600", [["1600", 1.6]]],
    ["1600 cc", [["1600 cc", 1.6]]],
    ["hilux diesel", [["diesel", undefined]]],
    [
      "v6 16v",
      [
        ["v6", undefined],
        ["16v", undefined],
      ],
    ],
    ["12.5", []],
    ["corolla 2014", []],
    ["9.9", []],
  ])("of %j is %j", (text, expected) => {
    const found = enginesIn(readText(text), () => true);
    expect(found.map(({ from, to, liters }) => [text.slice(from, to), liters])).toEqual(expected);
  });
});

describe("a brake fluid", () => {
  it.each([
    ["dot 4", "DOT4", undefined],
    ["DOT-5.1 500 ml", "DOT5", 500],
    ["dot4 hp 1 litro", "DOT4HP", 1000],
    ["medio litro de dot 3", "DOT3", 500],
    ["dot 3 12 oz", "DOT3", 12 * 29.5735],
    ["dot 4 355", "DOT4", 355],
    ["dot 4 1", "DOT4", undefined],
  ])("of %j is %s with %j ml", (text, name, volume) => {
    expect(fluidIn(text)?.fluid).toEqual({ name, volume });
  });

  it.each(["dot", "dot 6", "adot 4", "pastillas"])("is not found in %j", (text) => {
    expect(fluidIn(text)).toBeUndefined();
  });
});

describe("a kind of product", () => {
  const kinds = (text: string) =>
    kindsIn(readText(text), names.products).map((reading) =>
      reading.kind === "axle" ? reading.axle : reading.families.join(" "),
    );

  it.each([
    ["balatas", ["brake_pads"]],
    ["Bombas de freno", ["master_cylinders"]],
    ["pastillas del", ["brake_pads", "Front"]],
    ["del corolla", []],
    ["rear pads", ["Rear", "brake_pads"]],
  ])("of %j is %j", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("is guessed from a misspelled word of at least five letters", () => {
    const guess = (word: string) =>
      misspeltKind(word, { from: 0, to: word.length }, names.products, spellingBudget());
    expect(guess("balattas")).toMatchObject({ families: ["brake_pads"], corrected: true });
    expect(guess("tracero")).toMatchObject({ kind: "axle", axle: "Rear" });
    expect(guess("bala")).toBeUndefined();
    expect(guess("ventana")).toBeUndefined();
  });

  it.each([
    ["rotores", "rotor"],
    ["bombines", "bombin"],
    ["herrajes", "herraje"],
    ["gas", "gas"],
  ])("has %j as %j in the singular", (word, expected) => {
    expect(singular(word)).toBe(expected);
  });

  it("leaves out filler words in the singular and the plural", () => {
    expect([isFiller("frenos"), isFiller("carros"), isFiller("corolla")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("measures", () => {
  const measures = (text: string, families: FamilyId[] = [], hasOthers = false) => {
    const reading = measuresIn(text, { families, hasOthers: () => hasOthers });
    return reading && [reading.values, reading.unit, reading.assumed];
  };

  it.each([
    ["280x22", [[280, 22], "mm", true]],
    ["280 mm x 22 mm", [[280, 22], "mm", false]],
    ["280,5 x 22", [[280.5, 22], "mm", true]],
    ["11 x 0.87 in", [[279.4, 22.098], "in", false]],
    ["1 1/8", [[28.575], "in", true]],
    ["1⅛", [[28.575], "in", true]],
    ['13/16"', [[20.6375], "in", false]],
  ])("of %j are %j", (text, expected) => {
    expect(measures(text)).toEqual(expected);
  });

  it.each(["22", "D280x22", "2012", "1,080 x 22", "9000x22", "1/0"])(
    "are not found in %j",
    (text) => {
      expect(measures(text)).toBeUndefined();
    },
  );

  it("are not found beside other words, which name a vehicle", () => {
    expect(measures("280x22", [], true)).toBeUndefined();
  });

  it("of one figure need the name of the product", () => {
    expect(measures("22", ["wheel_cylinders"])).toEqual([[22], "mm", true]);
    expect(measures("2012", ["wheel_cylinders"])).toBeUndefined();
  });

  it("begin with the short size of a family", () => {
    const [first, second] = typedColumns("brake_rotors").map(({ field }) => field);
    expect([first, second]).toEqual(["outerDiameter", "thickness"]);
  });
});
