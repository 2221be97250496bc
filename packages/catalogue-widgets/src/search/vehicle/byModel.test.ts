import { expect, it } from "vitest";
import { byModel, numbered } from "./byModel.ts";

it("groups by brand and model and keeps the order", () => {
  const rows = [
    { maker: "Toyota", model: "Auris", year: 2010 },
    { maker: "Toyota", model: "Corolla", year: 2009 },
    { maker: "Toyota", model: "Auris", year: 2013 },
  ];
  expect(
    byModel(rows).map(({ label, rows: some }) => [label, some.map(({ year }) => year)]),
  ).toEqual([
    ["Toyota Auris", [2010, 2013]],
    ["Toyota Corolla", [2009]],
  ]);
});

it("gives each row an id", () => {
  expect(numbered([{ code: "D1" }, { code: "D1" }]).map(({ id }) => id)).toEqual(["0", "1"]);
});
