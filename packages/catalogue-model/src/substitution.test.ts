import { expect, it } from "vitest";
import type { FamilyId } from "./families.ts";
import { judgeSubstitution, type PartValues } from "./substitution.ts";

const rotor: PartValues = {
  position: "Front",
  disc: "Ventilated",
  outerDiameter: 280,
  hatDiameter: 145.5,
  centerBore: 58,
  boltCircle: 114.3,
  height: 49.5,
  thickness: 24,
  minThickness: 22,
  flange: 7,
  holes: 5,
};
const pad: PartValues = {
  fmsi: "D1210",
  length1: 124,
  width1: 50,
  thickness1: 17,
  length2: 124,
  width2: 50,
  thickness2: 17,
};
const shoe: PartValues = {
  fmsi: "S814",
  arcLength1: 200,
  width1: 45,
  thickness1a: 5,
  thickness1b: 5,
  arcLength2: 200,
  width2: 45,
  thickness2a: 5,
  thickness2b: 5,
  drumDiameter: 228.6,
};
const drum: PartValues = {
  drawing: "BD01",
  position: "Rear",
  drumDiameter: 228.6,
  drumWidth: 45,
  height: 70,
  centerBore: 62,
  boltCircle: 114.3,
  outerDiameter: 260,
  holes: 5,
};
const lining: PartValues = { width: 50, length: 230, thickness: 6 };
const wheelCylinder: PartValues = { sizeMm: 20.64, thread: "M10x1.0", length: 52, ports: 1 };
const masterCylinder: PartValues = { boreMm: 22.22, ports: 2, primary: 18, secondary: 14 };

const missing = (field: string, inOld: boolean, inNext: boolean) => ({
  field,
  kind: "missing",
  inOld,
  inNext,
});

it.each<[string, FamilyId, PartValues, PartValues, string, readonly unknown[]]>([
  ["equal parts", "brake_rotors", rotor, {}, "yes", []],
  ["a limit that does not decide", "brake_rotors", rotor, { minThickness: 21 }, "yes", []],
  [
    "a difference within the tolerance",
    "brake_rotors",
    rotor,
    { height: 49.1 },
    "yes",
    [{ field: "height", kind: "within", change: "lower", by: 0.4 }],
  ],
  ["a part for both axles", "brake_rotors", rotor, { position: "Front and rear" }, "yes", []],
  [
    "a smaller bore",
    "brake_rotors",
    rotor,
    { centerBore: 55 },
    "withWork",
    [{ field: "centerBore", kind: "bored", to: 58 }],
  ],
  [
    "a larger bore",
    "brake_rotors",
    rotor,
    { centerBore: 60 },
    "no",
    [{ field: "centerBore", kind: "beyond", change: "larger", by: 2 }],
  ],
  [
    "all reasons against it, and only these",
    "brake_rotors",
    rotor,
    { height: 42.1, holes: 4, centerBore: 55, flange: null, thickness: 23.8 },
    "no",
    [
      { field: "height", kind: "beyond", change: "lower", by: 7.4 },
      { field: "holes", kind: "other", value: 4, old: 5 },
    ],
  ],
  [
    "another bolt circle",
    "brake_rotors",
    rotor,
    { boltCircle: 112 },
    "no",
    [{ field: "boltCircle", kind: "beyond", change: "smaller", by: 2.3 }],
  ],
  [
    "a solid disc",
    "brake_rotors",
    rotor,
    { disc: "Solid" },
    "no",
    [{ field: "disc", kind: "other", value: "Solid", old: "Ventilated" }],
  ],
  [
    "a missing dimension, and the work that is needed anyway",
    "brake_rotors",
    rotor,
    { centerBore: 55, height: null },
    "unknown",
    [{ field: "centerBore", kind: "bored", to: 58 }, missing("height", false, true)],
  ],
  [
    "an unknown axle",
    "brake_rotors",
    rotor,
    { position: "" },
    "unknown",
    [missing("position", false, true)],
  ],
  [
    "the other axle",
    "brake_rotors",
    rotor,
    { position: "Rear" },
    "none",
    [{ field: "position", kind: "other", value: "Rear", old: "Front" }],
  ],
  [
    "a thinner and a thicker pad",
    "brake_pads",
    pad,
    { thickness1: 16, thickness2: 17.6 },
    "no",
    [{ field: "thickness2", kind: "beyond", change: "thicker", by: 0.6 }],
  ],
  ["one of several FMSI numbers", "brake_pads", pad, { fmsi: "D1377, 8311-D1210" }, "yes", []],
  [
    "another shape of plate",
    "brake_pads",
    pad,
    { fmsi: "D1377" },
    "no",
    [{ field: "fmsi", kind: "other", value: "D1377", old: "D1210" }],
  ],
  [
    "pads without an FMSI number",
    "brake_pads",
    { ...pad, fmsi: null },
    {},
    "unknown",
    [missing("fmsi", true, true)],
  ],
  [
    "a shoe of another drum",
    "brake_shoes",
    shoe,
    { drumDiameter: 254 },
    "no",
    [{ field: "drumDiameter", kind: "beyond", change: "larger", by: 25.4 }],
  ],
  [
    "a wider track",
    "brake_drums",
    drum,
    { drumWidth: 50 },
    "yes",
    [{ field: "drumWidth", kind: "within", change: "wider", by: 5 }],
  ],
  [
    "a thicker lining",
    "brake_lining",
    lining,
    { thickness: 8 },
    "withWork",
    [{ field: "thickness", kind: "ground", to: 6 }],
  ],
  [
    "a thinner lining",
    "brake_lining",
    lining,
    { thickness: 5 },
    "no",
    [{ field: "thickness", kind: "beyond", change: "thinner", by: 1 }],
  ],
  [
    "another bore",
    "wheel_cylinders",
    wheelCylinder,
    { sizeMm: 22.22 },
    "no",
    [{ field: "sizeMm", kind: "beyond", change: "larger", by: 1.58 }],
  ],
  [
    "another thread",
    "wheel_cylinders",
    wheelCylinder,
    { thread: "3/8-24" },
    "no",
    [{ field: "thread", kind: "other", value: "3/8-24", old: "M10x1.0" }],
  ],
  [
    "a longer stroke",
    "master_cylinders",
    masterCylinder,
    { primary: 22 },
    "yes",
    [{ field: "primary", kind: "within", change: "longer", by: 4 }],
  ],
  ["a family without tolerances", "pistons", {}, {}, "none", []],
])("judges %s", (_what, family, old, changed, verdict, reasons) => {
  expect(judgeSubstitution(family, old, { ...old, ...changed })).toEqual({ verdict, reasons });
});

it("judges each direction by itself", () => {
  const bored = { ...rotor, centerBore: 60 };
  expect(judgeSubstitution("brake_rotors", bored, rotor).verdict).toBe("withWork");
  expect(judgeSubstitution("brake_rotors", rotor, bored).verdict).toBe("no");
  const both = { ...rotor, position: "Front and rear" };
  expect(judgeSubstitution("brake_rotors", both, rotor).verdict).toBe("no");
});
