import { expect, it } from "vitest";
import { distinct, groupKits } from "./groupKits.ts";

it("returns each kit once, with all its brakes", () => {
  expect(
    groupKits([
      { code: "H5678", brake: "D1200", type: "Pad fitting kit" },
      { code: "H5812", brake: "D1200", type: "Guide pin kit" },
      { code: "H5678", brake: "D1210", type: "Pad fitting kit" },
      { code: "H5678", brake: "D1200", type: "Pad fitting kit" },
    ]),
  ).toEqual([
    { code: "H5678", type: "Pad fitting kit", brakes: ["D1200", "D1210"] },
    { code: "H5812", type: "Guide pin kit", brakes: ["D1200"] },
  ]);
});

it("returns each value once", () => {
  expect(distinct(["Caliper", "", "Bracket", "Caliper"])).toBe("Caliper, Bracket");
  expect(distinct([])).toBe("");
});
