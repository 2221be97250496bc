import { allQualifiers } from "@caliper/catalogue-model";
import { describe, expect, it, test } from "vitest";
import { traitRank, traitsIn } from "./traits.ts";

const named = (text: string) =>
  traitsIn(text, []).map(({ trait, from, to, inches }) => [
    inches === undefined ? trait : `${trait} ${inches}`,
    text.slice(from, to),
  ]);

describe("traits", () => {
  it.each([
    ["discos Ventilados corolla", [["ventilated", "Ventilados"]]],
    ["rotor no ventilado", [["solid", "no ventilado"]]],
    ["disco macizo gol", [["solid", "macizo"]]],
    [
      "cross-drilled and slotted rotors",
      [
        ["drilled", "cross-drilled"],
        ["slotted", "slotted"],
      ],
    ],
    ["balatas semimetálicas", [["semi_metallic", "semimetálicas"]]],
    ["semi metallic pads", [["semi_metallic", "semi metallic"]]],
    ["pastillas de cerámica", [["ceramic", "de cerámica"]]],
    ["pads w/ sensor", [["with_sensor", "w/ sensor"]]],
    ["pastillas sin sensor", [["without_sensor", "sin sensor"]]],
    [
      "hilux 4X4 con abs",
      [
        ["four_wheel_drive", "4X4"],
        ["with_abs", "con abs"],
      ],
    ],
    ["hilux 4 x 2", [["two_wheel_drive", "4 x 2"]]],
    ["f150 4wd", [["four_wheel_drive", "4wd"]]],
    ["cilindro izq.", [["left", "izq"]]],
    ["wheel cylinder RH", [["right", "RH"]]],
    ["aveo con frenos traseros de tambor", [["rear_drum", "con frenos traseros de tambor"]]],
    ["aveo with rear disc brakes", [["rear_disc", "with rear disc brakes"]]],
    ["rear disc brake pads", []],
    ["hilux rin 17", [["wheel 17", "rin 17"]]],
    ["tacoma 16-inch wheel", [["wheel 16", "16-inch wheel"]]],
  ])("of %j are found", (text, traits) => {
    expect(named(text)).toEqual(traits);
  });

  it.each(["4 x 4 mm", "solidez", "ABS 16573", "ventilador", "D44X4", "kit de montaje"])(
    "are not found in %j",
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );

  it("are not found within codes", () => {
    expect(traitsIn("ABS D1200", [{ from: 0, to: 9 }])).toEqual([]);
  });
});

const says = (observation: string | null, more = {}) => ({
  disc: null,
  side: null,
  qualifiers: allQualifiers({ observation }),
  ...more,
});

test.each([
  ["hilux 4x4", [says("4x4")], 0],
  ["hilux 4x4", [says(null)], 1],
  ["hilux 4x4", [says("4x2"), says(null)], 1],
  ["hilux 4x4", [says("4x2")], 2],
  ["hilux 4x2", [says("4x2")], 0],
  ["con abs", [says("Without ABS")], 2],
  ["sin abs", [says("With ABS")], 2],
  ["con sensor", [says("With wear sensor")], 0],
  ["rin 16", [says("16-inch wheel")], 0],
  ["rin 16", [says("17-inch wheel")], 2],
  ["ventilado", [says(null, { disc: "Solid" })], 2],
  ["solid", [says(null, { disc: "Solid" })], 0],
  ["left", [says(null, { side: "Right" })], 2],
  ["left", [says(null, { side: "Both" })], 1],
  ["perforado", [says("4x4")], 1],
])("for %j, parts with %j have rank %i", (text, statements, rank) => {
  expect(traitRank(traitsIn(text, []), statements)).toBe(rank);
});
