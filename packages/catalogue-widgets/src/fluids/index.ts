export { BrakeFluidList, type BrakeFluidListProps } from "./BrakeFluidList.tsx";
export { BrakeFluidSheet, type BrakeFluidSheetProps } from "./BrakeFluidSheet.tsx";
export type { FluidState } from "./fluidState.ts";
export { fluidTitle, type FluidProduct } from "./products.ts";
