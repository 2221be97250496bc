import type { VehicleAlias } from "./vehicle-index.ts";

/** What people call a brand. */
const makerNames: Readonly<Record<string, readonly string[]>> = {
  Volkswagen: ["vw", "volks"],
  Chevrolet: ["chevy", "chev"],
  "Mercedes-Benz": ["mercedes", "benz", "mb"],
  "Land Rover": ["rover"],
  Mitsubishi: ["mitsu"],
  "Alfa Romeo": ["alfa"],
};

export const vehicleAliases: readonly VehicleAlias[] = Object.entries(makerNames).flatMap(
  ([maker, aliases]) => aliases.map((alias) => ({ alias, maker, model: null })),
);
