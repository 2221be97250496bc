import { expect, it } from "vitest";
import { formatIn } from "../../provider/index.ts";
import { sizeOf } from "./size.ts";

const { dimension } = formatIn("en");

it("returns two measures of a part, a rotor's as stored", () => {
  expect(sizeOf("brake_pads", { length1: 131.5, width1: 52.4 }, dimension)).toBe("131.50 x 52.40");
  expect(sizeOf("brake_rotors", { outerDiameter: 275, thickness: 22 }, dimension)).toBe("275 x 22");
});

it("omits unknown measures", () => {
  expect(sizeOf("brake_pads", { length1: 131.5 }, dimension)).toBe("131.50");
  expect(sizeOf("wheel_cylinders", { sizeMm: 19.05 }, dimension)).toBe("19.05");
  expect(sizeOf("hardware", { length1: 5 }, dimension)).toBe("");
  expect(sizeOf("brake_drums", {}, dimension)).toBe("");
});
