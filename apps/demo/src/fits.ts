import { electricMakers, brakeRanges } from "./kinds.ts";
import type { Fit, Position, Side } from "./model.ts";
import { hashOf } from "./random.ts";
import type { Vehicle } from "./vehicles.ts";

/** The engines of a vehicle, the same for every product. Empty for electric vehicles. */
export function enginesOf(vehicle: Vehicle): string[] {
  if (electricMakers.has(vehicle.maker)) return [];
  const { engines } = brakeRanges[vehicle.kind];
  const hash = hashOf(`${vehicle.maker} ${vehicle.model} ${vehicle.submodel} ${vehicle.from}`);
  const first = hash % engines.length;
  const count = 1 + ((hash >>> 8) % Math.min(3, engines.length));
  return engines.filter(
    (_engine, index) => (index - first + engines.length) % engines.length < count,
  );
}

interface FitOptions {
  position: Position | null;
  side?: Side;
  observation?: string | undefined;
  /** One row per engine, as brakes that depend on it are listed; otherwise one row in all. */
  perEngine?: boolean;
}

/** What a product that fits these vehicles lists. */
export function fitsOf(vehicles: readonly Vehicle[], options: FitOptions): Fit[] {
  const { position, side, observation, perEngine = false } = options;
  return vehicles.flatMap((vehicle) => {
    const fit: Fit = {
      vehicle,
      position,
      ...(side && { side }),
      ...(observation && { observation }),
    };
    const engines = perEngine ? enginesOf(vehicle) : [];
    return engines.length > 0 ? engines.map((engine) => ({ ...fit, engine })) : [fit];
  });
}
