export { Fits, useFits } from "./fits.ts";
export { FitNote } from "./FitNote.tsx";
export { PartFit } from "./PartFit.tsx";
export { foundVehicle, useVehicle } from "./useVehicle.ts";
export { VehicleChip } from "./VehicleChip.tsx";
export type { VehicleChipProps } from "./VehicleChip.tsx";
