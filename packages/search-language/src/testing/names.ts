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
      uses: 20 - index,
    })),
    [{ kind: "model", alias: "chevrolet grand vitara", name: "Suzuki Grand Vitara" }],
  ),
  brands: new Map([["brembo", "Brembo"]]),
  products: productVocabulary([
    { alias: "balatas", name: "Brake Pads" },
    { alias: "bomba de freno", name: "Master Cylinder" },
  ]),
};
