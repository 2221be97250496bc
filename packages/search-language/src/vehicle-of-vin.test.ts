import { describe, expect, it } from "vitest";
import { createVehicleIndexes } from "./vehicle-index.ts";
import { catalogueVehicle } from "./vehicle-of-vin.ts";

const models: Readonly<Record<string, readonly string[]>> = {
  BMW: ["3 Series", "M3"],
  Chevrolet: ["Silverado", "Blazer", "Blazer (S-10)"],
  Ford: ["F-Series", "F-Series Super Duty", "Fusion (Europe)", "Fusion (North America)"],
  Mazda: ["Mazda3 / Axela"],
  "Mercedes-Benz": ["C-Class", "GLC-Class (incl. GLK-Class)"],
  Mini: ["Hatch / Hardtop", "Convertible"],
  Mitsubishi: ["Pajero (Montero / Shogun)"],
  Suzuki: ["Swift"],
  Toyota: ["Corolla", "Matrix"],
};
const index = createVehicleIndexes()(
  Object.entries(models).flatMap(([maker, all]) =>
    all.map((model) => {
      const latest = model === "Blazer (S-10)" ? 2005 : null;
      return { maker, model, oldest: 1985, newest: 2020, latest, uses: 1 };
    }),
  ),
  [{ kind: "model", alias: "tsuru", name: "Mazda Mazda3" }],
);

const vehicleOf = (makers: readonly string[], names: readonly string[], year?: number) =>
  catalogueVehicle({ makers, models: names, year }, index);

describe("the catalogue's name", () => {
  it.each([
    ["Toyota", "Corolla", ["Corolla"]],
    ["TOYOTA", "Corolla Matrix", ["Matrix"]],
    ["BMW", "328i", ["3 Series"]],
    ["BMW", "M3", ["M3"]],
    ["Chevrolet", "Silverado 1500 LD", ["Silverado"]],
    ["Chevrolet", "Blazer", ["Blazer", "Blazer (S-10)"]],
    ["Ford", "F-150 Heritage", ["F-Series"]],
    ["Ford", "F-350", ["F-Series Super Duty"]],
    ["Ford", "Fusion", ["Fusion (North America)"]],
    ["Mazda", "Mazda3", ["Mazda3 / Axela"]],
    ["Mercedes-Benz", "GLK-Class", ["GLC-Class (incl. GLK-Class)"]],
    ["MINI", "Cooper", ["Hatch / Hardtop"]],
    ["MINI", "Cooper Convertible", ["Convertible"]],
    ["Mitsubishi", "Montero", ["Pajero (Montero / Shogun)"]],
    ["Toyota", "Scion xB", []],
  ])("of a %s %s is %j", (maker, model, expected) => {
    const found = vehicleOf([maker], [model]);
    expect(found.models.toSorted()).toEqual(expected.toSorted());
  });

  it("is that of the first maker that the catalogue has", () => {
    expect(vehicleOf(["Maruti Suzuki", "Suzuki"], []).maker).toBe("Suzuki");
    expect(vehicleOf(["Lada"], ["Niva"])).toEqual({ maker: undefined, models: [] });
  });

  it("may be an alias", () => {
    expect(vehicleOf(["Mazda"], ["Tsuru"]).models).toEqual(["Mazda3 / Axela"]);
  });

  it("is one with parts in the year, if any is", () => {
    expect(vehicleOf(["Chevrolet"], ["Blazer"], 2010).models).toEqual(["Blazer"]);
    expect(vehicleOf(["Chevrolet"], ["Blazer"], 1970).models).toHaveLength(2);
  });
});
