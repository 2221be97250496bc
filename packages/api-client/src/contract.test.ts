import {
  familyIds,
  familyOf,
  flags,
  levels,
  measurableFamilies,
  warehouses,
} from "@caliper/catalogue-model";
import { expect, it } from "vitest";
import contract from "./generated/contract.json" with { type: "json" };

const { ProductType, MeasurableType, Warehouse, PlantFlag, AccountLevel } =
  contract.components.schemas;

it.each([
  ["product types", ProductType, familyIds.map((id) => familyOf(id).productType)],
  ["measurable types", MeasurableType, measurableFamilies.map((id) => familyOf(id).productType)],
  ["warehouses", Warehouse, warehouses],
  ["flags", PlantFlag, flags],
  ["levels", AccountLevel, levels],
])("the %s of the contract are those of the catalogue model", (_name, schema, known) => {
  expect(schema.enum).toEqual(known);
});
