import { expect, it } from "vitest";
import { usualVehicle } from "./usualVehicle.ts";

const vehicle = (name: string) => {
  const [maker = "", model = ""] = name.split(" ");
  return { maker, model };
};

it.each([
  ["the first without a better one", ["Geely EC7", "Toyota Auris"], 0],
  ["the first version of the commonest", ["Geely EC7", "Toyota Corolla", "Toyota Corolla"], 1],
  ["another maker's model of the same name apart", ["A One", "B One", "C Two", "C Two"], 2],
  ["nothing of nothing", [], 0],
])("starts with %s", (_, names, index) => {
  expect(usualVehicle(names.map(vehicle))).toBe(index);
});
