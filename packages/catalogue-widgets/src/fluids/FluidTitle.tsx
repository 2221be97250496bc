import { productTitle } from "@caliper/catalogue-model";
import type { ReactNode } from "react";
import { useLinks } from "../provider/index.ts";
import { PrintPricesButton } from "../shared/prices/index.ts";
import { PrintButton, ShareButton, TitleBlock, TitleSlot } from "../shared/sheet-layout/index.ts";
import { fluidTitle } from "./products.ts";

export interface FluidTitleProps {
  fluid: string;
  volume: number | undefined;
  /** Whether the sheet has prices, which are printed only on request. */
  hasPrices: boolean;
  actions?: ReactNode;
  /** The row below. */
  children: ReactNode;
}

/** The fluid with its volume, and the product type. */
export function FluidTitle({ fluid, volume, hasPrices, actions, children }: FluidTitleProps) {
  const links = useLinks();
  const href = volume === undefined ? undefined : links.fluid({ type: fluid, volume });
  return (
    <TitleBlock
      title={fluidTitle(fluid, volume)}
      typeName={productTitle("brake_fluids")}
      href={href}
      actions={
        <>
          {hasPrices ? <PrintPricesButton /> : <PrintButton />}
          <ShareButton href={href} />
          {actions !== undefined && <TitleSlot>{actions}</TitleSlot>}
        </>
      }
    >
      {children}
    </TitleBlock>
  );
}
