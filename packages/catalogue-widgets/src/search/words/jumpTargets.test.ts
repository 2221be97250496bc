import { expect, it } from "vitest";
import { jumpTargets } from "./jumpTargets.ts";

const corolla = { maker: "Toyota", model: "Corolla" };
const all = () => true;

it("is each product for each vehicle, four at the most", () => {
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

it("is a product alone, and a vehicle alone", () => {
  expect(jumpTargets({ families: ["brake_drums"], year: null, vehicles: [] }, all)).toEqual([
    { family: "brake_drums", vehicle: null },
  ]);
  expect(
    jumpTargets({ families: [], year: null, vehicles: [{ maker: "Kia", model: null }] }, all),
  ).toEqual([{ family: null, vehicle: { maker: "Kia", model: "", year: "" } }]);
  expect(jumpTargets({ families: [], year: 2012, vehicles: [] }, all)).toEqual([]);
});

it("leaves out what is closed to the reader", () => {
  expect(
    jumpTargets({ families: ["brake_rotors"], year: null, vehicles: [corolla] }, () => false),
  ).toEqual([]);
});

it("has no vehicle for what no vehicle search finds", () => {
  expect(jumpTargets({ families: ["brake_fluids"], year: null, vehicles: [corolla] }, all)).toEqual(
    [{ family: "brake_fluids", vehicle: null }],
  );
});
