import { expect, it } from "vitest";
import {
  criteriaOf,
  isOfVehicle,
  noVehicle,
  sameVehicle,
  vehicleName,
  withMaker,
  withModel,
} from "./vehicleCriteria.ts";

const corolla = { maker: "Toyota", model: "Corolla", year: "2009" };

it("clears model and year when the brand changes", () => {
  expect(withMaker(corolla, "Nissan")).toEqual({ maker: "Nissan", model: "", year: "" });
  expect(withMaker(corolla, "Toyota")).toBe(corolla);
});

it("clears the year when the model changes", () => {
  expect(withModel(corolla, "Yaris")).toEqual({ maker: "Toyota", model: "Yaris", year: "" });
  expect(withModel(corolla, "Corolla")).toBe(corolla);
});

it("keeps results when the year changes, but not the model or brand", () => {
  expect(isOfVehicle({ ...corolla, year: "" }, corolla)).toBe(true);
  expect(isOfVehicle({ ...corolla, model: "Yaris" }, corolla)).toBe(false);
  expect(isOfVehicle({ ...corolla, maker: "Nissan" }, corolla)).toBe(false);
});

it("names the known parts of the vehicle", () => {
  expect(vehicleName(corolla)).toBe("Toyota Corolla 2009");
  expect(vehicleName({ ...corolla, model: "" })).toBe("Toyota 2009");
  expect(vehicleName(noVehicle)).toBe("");
});

it("compares by content", () => {
  expect(sameVehicle(corolla, { ...corolla })).toBe(true);
  expect(sameVehicle(corolla, { ...corolla, year: "" })).toBe(false);
});

it("fills in the vehicle of a text, with its range of years", () => {
  const search = { kind: "vehicle", family: null, axle: null, maker: "Toyota" } as const;
  expect(criteriaOf({ ...search, model: "Corolla", years: { from: 2010, to: 2015 } })).toEqual({
    ...corolla,
    year: "2010-2015",
  });
  expect(criteriaOf({ ...search, model: null, years: null })).toEqual({
    ...noVehicle,
    maker: "Toyota",
  });
});
