import { expect, it } from "vitest";
import { measureTargets } from "./measureTargets.ts";

const all = () => true;

it("fills in the measures of a product's size, in their order", () => {
  const [rotor, ...others] = measureTargets(
    { families: ["brake_rotors"], values: [279.7, 21.6], unit: "mm" },
    all,
  );
  expect(others).toEqual([]);
  expect(rotor?.section).toBe("rotor_drum");
  expect(rotor?.criteria).toMatchObject({
    type: "Brake Rotors",
    values: { outerDiameter: 279.7, thickness: 21.6 },
    tolerance: 0.5,
    unit: "mm",
  });
});

it("keeps the unit, for each product that the measures may belong to", () => {
  const targets = measureTargets(
    { families: ["wheel_cylinders", "master_cylinders"], values: [20.6375], unit: "in" },
    all,
  );
  expect(targets.map(({ criteria }) => [criteria.type, criteria.values, criteria.unit])).toEqual([
    ["Wheel Cylinders", { sizeMm: 20.6375 }, "in"],
    ["Master Cylinders", { boreMm: 20.6375 }, "in"],
  ]);
});

it("omits families that the viewer may not see or that have no measure search", () => {
  const words = { families: ["brake_drums", "pistons"], values: [254], unit: "mm" } as const;
  expect(measureTargets(words, (family) => family !== "brake_drums")).toEqual([]);
});
