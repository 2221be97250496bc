import { expect, it } from "vitest";
import { jumpTargets } from "./jumpTargets.ts";

const corolla = { maker: "Toyota", model: "Corolla" };
const all = () => true;

it("returns each product for each vehicle, up to four", () => {
  const vehicles = [corolla, { maker: "Toyota", model: "Corolla Verso" }, corolla];
  const targets = jumpTargets(
    { families: ["brake_pads", "brake_shoes"], year: 2012, vehicles },
    all,
  );
  expect(targets).toHaveLength(4);
  expect(targets.slice(0, 2)).toEqual([
    { family: "brake_pads", vehicle: { maker: "Toyota", model: "Corolla", year: "2012" } },
    { family: "brake_shoes", vehicle: { maker: "Toyota", model: "Corolla", year: "2012" } },
  ]);
});

it("returns a product or a vehicle alone", () => {
  expect(jumpTargets({ families: ["brake_drums"], year: null, vehicles: [] }, all)).toEqual([
    { family: "brake_drums", vehicle: null },
  ]);
  expect(
    jumpTargets({ families: [], year: null, vehicles: [{ maker: "Kia", model: null }] }, all),
  ).toEqual([{ family: null, vehicle: { maker: "Kia", model: "", year: "" } }]);
  expect(jumpTargets({ families: [], year: 2012, vehicles: [] }, all)).toEqual([]);
});

it("omits targets that the viewer may not see", () => {
  expect(
    jumpTargets({ families: ["brake_rotors"], year: null, vehicles: [corolla] }, () => false),
  ).toEqual([]);
});

it("has no vehicle for families without a vehicle search", () => {
  expect(jumpTargets({ families: ["brake_fluids"], year: null, vehicles: [corolla] }, all)).toEqual(
    [{ family: "brake_fluids", vehicle: null }],
  );
});
