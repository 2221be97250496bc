export { Fits, useFits } from "./fits.ts";
export { FitNote } from "./FitNote.tsx";
export { PartFit } from "./PartFit.tsx";
export { foundVehicle, useVehicle } from "./useVehicle.ts";
export { VehicleChip, type VehicleChipProps } from "./VehicleChip.tsx";
