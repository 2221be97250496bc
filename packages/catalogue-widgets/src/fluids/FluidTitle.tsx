import { productTitle } from "@caliper/catalogue-model";
import type { ReactNode } from "react";
import { PrintButton, ShareButton, SheetTitle, TitleSlot } from "../shared/sheet-layout/index.ts";
import { fluidTitle } from "./products.ts";

export interface FluidTitleProps {
  fluid: string;
  volume: number | undefined;
  actions?: ReactNode;
}

/** The fluid with its volume, and the product type. */
export function FluidTitle({ fluid, volume, actions }: FluidTitleProps) {
  return (
    <SheetTitle
      title={fluidTitle(fluid, volume)}
      typeName={productTitle("brake_fluids")}
      actions={
        <>
          <PrintButton />
          <ShareButton />
          {actions !== undefined && <TitleSlot>{actions}</TitleSlot>}
        </>
      }
    />
  );
}
