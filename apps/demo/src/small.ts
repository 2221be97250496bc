import { hashOf } from "./random.ts";
import type { Vehicle } from "./vehicles.ts";

const makers = new Set(["Toyota", "Kia", "Citroën"]);

/** A few real vehicles for tests, including an accented maker and model. */
export function smallSelection(vehicles: readonly Vehicle[]): Vehicle[] {
  return vehicles.filter(
    ({ maker, model, submodel }) => makers.has(maker) && hashOf(`${model} ${submodel}`) % 5 === 0,
  );
}
