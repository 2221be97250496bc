import type { VehicleHit } from "@caliper/api-client";
import { expect, it } from "vitest";
import { groupByFamily, rowsOf } from "./groupByFamily.ts";

const hit = (code: string, family: VehicleHit["family"]): VehicleHit => ({
  code,
  family,
  maker: "Toyota",
  model: "Corolla",
  submodel: null,
  years: { from: 2009, to: 2013 },
  qualifiers: {},
  position: "Front",
  detail: { en: "", es: "" },
  measures: {},
});

it("groups by product type in catalogue order and keeps the order inside each", () => {
  const rows = rowsOf([
    hit("BR1", "brake_rotors"),
    hit("D2", "brake_pads"),
    hit("D1", "brake_pads"),
  ]);
  expect(
    groupByFamily(rows, ["brake_pads", "brake_shoes", "brake_rotors"]).map((group) => [
      group.family,
      group.rows.map(({ code }) => code),
    ]),
  ).toEqual([
    ["brake_pads", ["D2", "D1"]],
    ["brake_rotors", ["BR1"]],
  ]);
});

it("has one row per part and axle, with all vehicles", () => {
  const older = { ...hit("D1", "brake_pads"), years: { from: 2000, to: 2008 } };
  const rear = { ...hit("D1", "brake_pads"), position: "Rear" };
  const rows = rowsOf([hit("D1", "brake_pads"), older, rear]);
  expect(rows.map(({ id, vehicles }) => [id, vehicles.map(({ years }) => years.from)])).toEqual([
    ["D1 Front", [2009, 2000]],
    ["D1 Rear", [2009]],
  ]);
});
