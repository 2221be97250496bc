import { expect, it } from "vitest";
import { measuredScenes } from "./measuredScene.ts";

const lengthOf = (d: string) => {
  const [, from = "", to = ""] = /^M([-\d.]+) [-\d.]+L([-\d.]+)/u.exec(d) ?? [];
  return Number(to) - Number(from);
};

it("draws the dimension of each part to one scale", () => {
  const parts = [{ length1: 131.2, width1: 51.8 }, { length1: 143.7, width1: 65.8 }, {}];
  const [first, second, none] = measuredScenes("brake_pads", parts, "length1");
  const lengths = [first, second].map((scene) => {
    const [line] = scene?.dimensions[0]?.children ?? [];
    return line?.kind === "path" ? lengthOf(line.d) : 0;
  });
  expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(143.7 / 131.2, 2);
  expect(none).toBeNull();
});

it.each([
  ["brake_rotors", "outerDiameter", { outerDiameter: 255, thickness: 22 }],
  ["brake_rotors", "thickness", { outerDiameter: 255, thickness: 22 }],
  ["brake_drums", "drumDiameter", { drumDiameter: 200, drumWidth: 32 }],
  ["brake_shoes", "width1", { drumDiameter: 200, width1: 32 }],
  ["wheel_cylinders", "sizeMm", { sizeMm: 19.05 }],
] as const)("stays within the picture: %s, %s", (family, column, part) => {
  const [scene] = measuredScenes(family, [part], column);
  expect(scene?.dimensions).toHaveLength(1);
  const [line] = scene?.dimensions[0]?.children ?? [];
  const numbers = (line?.kind === "path" ? line.d : "").match(/[-\d.]+/gu) ?? [];
  expect(numbers.length).toBeGreaterThan(3);
  for (const each of numbers) {
    expect(Number(each)).toBeGreaterThan(0);
    expect(Number(each)).toBeLessThan(scene?.width ?? 0);
  }
});

it("has no picture for what is not drawn", () => {
  expect(measuredScenes("brake_rotors", [{ outerDiameter: 255, holes: 5 }], "holes")).toEqual([
    null,
  ]);
});
