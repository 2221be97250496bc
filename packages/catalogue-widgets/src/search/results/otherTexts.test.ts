import type { TextPiece, UnderstoodPiece } from "@caliper/api-client";
import { familyOf } from "@caliper/catalogue-model";
import { expect, it } from "vitest";
import type { Terms } from "../../terms/index.ts";
import { otherTexts } from "./otherTexts.ts";

const terms: Pick<Terms, "family" | "position"> = {
  family: (id) => familyOf(id).title.many.en,
  position: (text) => text,
};

type Without<Piece, Keys extends PropertyKey> = Piece extends unknown ? Omit<Piece, Keys> : never;
type Meaning = Without<UnderstoodPiece, keyof TextPiece>;

const others = (meaning: Meaning, text = "") =>
  otherTexts(
    { ...meaning, text, from: 0, to: text.length },
    {
      terms,
      traitName: (trait) => trait,
      families: ["brake_pads", "brake_shoes", "brake_rotors"],
      brands: new Set(["FRENAX", "ROTEX"]),
    },
  );

it("offers the meanings of an ambiguous word before other product types", () => {
  const isCorrected = false;
  expect(others({ kind: "product", families: ["brake_shoes", "brake_pads"], isCorrected })).toEqual(
    ["Brake Shoes", "Brake Pads", "Brake Rotors"],
  );
  expect(others({ kind: "product", families: ["brake_pads"], isCorrected })).toEqual([
    "Brake Shoes",
    "Brake Rotors",
  ]);
});

it("offers other vehicles and the other axle", () => {
  const other = { maker: "Dodge", model: "Attitude" };
  const model = { maker: "Mitsubishi", model: "Attitude", isCorrected: false, others: [other] };
  expect(others({ kind: "model", ...model })).toEqual(["Dodge Attitude"]);
  expect(others({ kind: "axle", axle: "front" })).toEqual(["rear"]);
});

it("offers the other brands of parts whose codes matched", () => {
  expect(others({ kind: "brand", brand: "FRENAX" })).toEqual(["ROTEX"]);
});

it("offers the models of a brand, and the opposite of a trait", () => {
  const maker = { maker: "Toyota", isCorrected: false, models: ["Corolla", "Hilux"] };
  expect(others({ kind: "maker", ...maker })).toEqual(["Toyota Corolla", "Toyota Hilux"]);
  expect(others({ kind: "trait", trait: "ventilated", isStated: true })).toEqual(["solid"]);
  expect(others({ kind: "trait", trait: "wheel", isStated: true, inches: 16 })).toEqual([]);
});

it.each([
  [2015, 2015, ["2014", "2016", "2014-2016"]],
  [2012, 2015, ["2012", "2013", "2014", "2015"]],
  [1990, 2015, ["1990", "2015"]],
  [2015, null, ["2015"]],
])("offers other years than %j to %j", (from, to, years) => {
  expect(others({ kind: "years", years: { from, to } })).toEqual(years);
});

it.each([
  ["11 x 2.25 in", "in", [279.4, 57.15], ["11 x 2.25 mm"]],
  ["22 x 3", "mm", [22, 3], ["22 x 3 in"]],
  ["279.7 x 21.6 mm", "mm", [279.7, 21.6], []],
  ["11 x 7/8", "in", [279.4, 22.225], []],
] as const)("offers the other unit of %j where it is possible", (text, unit, values, texts) => {
  expect(others({ kind: "measures", unit, values, isAssumed: false }, text)).toEqual(texts);
});
