export { BrakeFluidList } from "./BrakeFluidList.tsx";
export type { BrakeFluidListProps } from "./BrakeFluidList.tsx";
export { BrakeFluidSheet } from "./BrakeFluidSheet.tsx";
export type { BrakeFluidSheetProps } from "./BrakeFluidSheet.tsx";
export type { FluidState } from "./fluidState.ts";
export { fluidTitle } from "./products.ts";
export type { FluidProduct } from "./products.ts";
