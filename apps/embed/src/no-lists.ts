/**
 * In place of `catalogue-widgets/src/shared/add-to-list`: another site's page has no lists of parts. A stand-in of
 * the vehicle, which every widget has loaded, does as little.
 */
export { DataTable as AddableTable } from "@caliper/design-system";
export { FitNote as AddToList } from "./no-vehicle.ts";
