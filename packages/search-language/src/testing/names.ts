import { submodelIndex } from "../chassis.ts";
import { productVocabulary } from "../kinds.ts";
import type { Names } from "../understand.ts";
import { createVehicleIndexes } from "../vehicle-index.ts";

const models = [
  ["Chevrolet", "Aveo", 2004, 2018],
  ["Ford", "F-150", 1980, 2024],
  ["Honda", "Civic", 1990, 2022],
  ["Mazda", "3", 2004, 2022],
  ["Mazda", "323", 1985, 2003],
  ["Nissan", "Sentra", 1990, 2022],
  ["Nissan", "Tsuru (Sentra B13)", 1991, 2017],
  ["Peugeot", "206", 1998, 2010],
  ["Renault", "19", 1988, 1996],
  ["Suzuki", "Grand Vitara", 1998, 2015],
  ["Toyota", "Corolla", 1984, 2024],
  ["Toyota", "Hilux", 1990, 2024],
  ["Toyota", "Yaris", 1999, 2020],
  ["Volkswagen", "Gol", 1995, 2022],
] as const;

/** The names of a small catalogue. */
export const names: Names = {
  vehicles: createVehicleIndexes()(
    models.map(([maker, model, oldest, newest], index) => ({
      maker,
      model,
      oldest,
      newest,
      latest: newest,
      uses: 20 - index,
    })),
    [{ kind: "model", alias: "chevrolet grand vitara", name: "Suzuki Grand Vitara" }],
  ),
  submodels: submodelIndex([
    { maker: "Nissan", model: "Sentra", submodel: "B13", years: { from: 1990, to: 1994 } },
    { maker: "Nissan", model: "Sentra", submodel: "B15", years: { from: 2000, to: 2006 } },
    { maker: "Toyota", model: "Corolla", submodel: "E120/E130", years: { from: 2000, to: 2007 } },
    {
      maker: "Toyota",
      model: "Hilux",
      submodel: "AN10/AN20/AN30",
      years: { from: 2004, to: 2015 },
    },
  ]),
  brands: new Map([["brembo", "Brembo"]]),
  products: productVocabulary([
    { alias: "balatas", name: "Brake Pads" },
    { alias: "bomba de freno", name: "Master Cylinder" },
  ]),
};
