import { productTitle } from "@caliper/catalogue-model";
import type { ReactNode } from "react";
import { useLinks } from "../provider/index.ts";
import { PrintPricesButton } from "../shared/prices/index.ts";
import { PrintButton, ShareButton, SheetTitle, TitleSlot } from "../shared/sheet-layout/index.ts";
import { fluidTitle } from "./products.ts";

export interface FluidTitleProps {
  fluid: string;
  volume: number | undefined;
  /** Whether the sheet has prices, which are printed only on request. */
  hasPrices: boolean;
  actions?: ReactNode;
}

/** The fluid with its volume, and the product type. */
export function FluidTitle({ fluid, volume, hasPrices, actions }: FluidTitleProps) {
  const links = useLinks();
  return (
    <SheetTitle
      title={fluidTitle(fluid, volume)}
      typeName={productTitle("brake_fluids")}
      actions={
        <>
          {hasPrices ? <PrintPricesButton /> : <PrintButton />}
          <ShareButton
            href={volume === undefined ? undefined : links.fluid({ type: fluid, volume })}
          />
          {actions !== undefined && <TitleSlot>{actions}</TitleSlot>}
        </>
      }
    />
  );
}
