import { describe, expect, it } from "vitest";
import { namesNear, spellingBudget } from "./spelling.ts";
import { createVehicleIndexes, type CatalogueModel, type VehicleAlias } from "./vehicle-index.ts";

const modelOf = (maker: string, model: string, newest = 2015): CatalogueModel => ({
  maker,
  model,
  oldest: 2005,
  newest,
  latest: null,
  uses: 3,
});
const models = [
  modelOf("Toyota", "Hilux"),
  modelOf("Peugeot", "206"),
  modelOf("Mitsubishi", "Triton (L200 / Strada)"),
];
const aliases: readonly VehicleAlias[] = [{ kind: "model", alias: "sw4", name: "Toyota Fortuner" }];

describe("an index of vehicles after another one", () => {
  it("is the same while the models and aliases are the same", () => {
    const indexOf = createVehicleIndexes();
    const first = indexOf(models, aliases);
    expect(indexOf([...models], aliases)).toBe(first);
    expect(indexOf(models, [...aliases])).not.toBe(first);
  });

  it("is what a first index would be", () => {
    const indexOf = createVehicleIndexes();
    const before = indexOf(models, aliases);
    expect(before.byKey.has("sw4")).toBe(false);
    const later = [modelOf("Toyota", "Hilux", 2021), modelOf("Toyota", "Fortuner"), models[2]];
    const after = later.filter((each) => each !== undefined);
    expect(indexOf(after, aliases)).toEqual(createVehicleIndexes()(after, aliases));
    expect(indexOf(after, aliases).byKey.get("sw4")).toMatchObject([{ model: "Fortuner" }]);
    expect(indexOf(after, aliases).byKey.has("206")).toBe(false);
    expect(indexOf(after, aliases).byKey.get("hilux")).toMatchObject([{ newest: 2021 }]);
  });

  it("finds a model by each of its names, and a number also after the brand", () => {
    const { byKey, modelsBySound } = createVehicleIndexes()(models, []);
    for (const key of ["triton", "l200", "strada"])
      expect(byKey.get(key)).toMatchObject([{ model: "Triton (L200 / Strada)" }]);
    expect(byKey.get("206")).toMatchObject([{ model: "206", needsMaker: true }]);
    expect(byKey.get("peugeot206")).toMatchObject([{ model: "206", needsMaker: false }]);
    expect(namesNear(modelsBySound, "206", spellingBudget())).toEqual([]);
    expect(namesNear(modelsBySound, "trytom", spellingBudget())).toMatchObject([
      { name: { key: "triton" } },
    ]);
  });

  it("lists models under the brand that sells them for another maker", () => {
    const sold: VehicleAlias = { kind: "model", alias: "Dodge L 200", name: "Mitsubishi Triton" };
    const own: VehicleAlias = { kind: "model", alias: "peugeot 206 plus", name: "Peugeot 206" };
    const withDodge = [...models, modelOf("Dodge", "Ram")];
    const { soldBy, byKey } = createVehicleIndexes()(withDodge, [sold, own]);
    expect([...soldBy.keys()]).toEqual(["Dodge"]);
    expect(soldBy.get("Dodge")).toMatchObject([{ key: "l200", maker: "Mitsubishi" }]);
    expect(byKey.get("l200")).toHaveLength(1);
  });

  it("takes the model with the most applications for an alias of names with the same key", () => {
    const swifts = [
      { ...modelOf("Suzuki", "Swift"), uses: 9 },
      { ...modelOf("Suzuki", "Swift+"), uses: 2 },
    ];
    const forsa: VehicleAlias = { kind: "model", alias: "forsa", name: "Suzuki Swift" };
    const { byKey } = createVehicleIndexes()(swifts, [forsa]);
    expect(byKey.get("forsa")).toMatchObject([{ model: "Swift" }]);
  });
});
