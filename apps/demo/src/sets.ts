import { hubOf, makerGroup } from "./hubs.ts";
import type { Hub } from "./model.ts";
import type { Random } from "./random.ts";
import type { Vehicle, VehicleKind } from "./vehicles.ts";

/** Vehicles of one maker group, kind and age that share their brakes. */
export interface BrakeSet {
  readonly group: string;
  readonly kind: VehicleKind;
  readonly hub: Hub;
  /** Median first year of the vehicles. */
  readonly year: number;
  readonly vehicles: readonly Vehicle[];
}

/** Sets ordered by year, so that newer vehicles get higher codes. */
export function brakeSets(vehicles: readonly Vehicle[], draw: Random): BrakeSet[] {
  const alike = new Map<string, Vehicle[]>();
  for (const vehicle of vehicles) {
    const hub = hubOf(vehicle.maker, vehicle.kind);
    const key = [makerGroup(vehicle.maker), vehicle.kind, hub.circle, hub.bore].join("|");
    const group = alike.get(key);
    if (group) group.push(vehicle);
    else alike.set(key, [vehicle]);
  }
  const sets: BrakeSet[] = [];
  for (const members of alike.values()) {
    members.sort((a, b) => a.from - b.from || a.model.localeCompare(b.model, "en"));
    for (let start = 0; start < members.length;) {
      const chunk = members.slice(start, start + draw.int(6, 12));
      start += chunk.length;
      const middle = chunk[Math.floor(chunk.length / 2)];
      if (!middle) continue;
      sets.push({
        group: makerGroup(middle.maker),
        kind: middle.kind,
        hub: hubOf(middle.maker, middle.kind),
        year: middle.from,
        vehicles: chunk,
      });
    }
  }
  return sets.sort((a, b) => a.year - b.year);
}
