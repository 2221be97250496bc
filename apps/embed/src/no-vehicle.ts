/** In place of `catalogue-widgets/src/vehicle`: another site's page stores no vehicle, so nothing is compared with one. */
import type * as vehicle from "../../../packages/catalogue-widgets/src/vehicle/index.ts";

const none: ReturnType<typeof vehicle.useFits> = {
  vehicle: null,
  byCode: new Map(),
  isLoading: false,
};

export const useFits = (() => none) satisfies typeof vehicle.useFits;
export const useVehicle = (() => [null, () => undefined]) satisfies typeof vehicle.useVehicle;
export const FitNote = (() => null) satisfies typeof vehicle.FitNote;
export const Fits = ({ children }: { children: unknown }) => children;
export const foundVehicle = (() => undefined) satisfies typeof vehicle.foundVehicle;
