import type { ReactNode } from "react";
import { grid as sheetStyles } from "../shared/sheet-layout/index.ts";
import { InterchangesBlock } from "../shared/interchanges/index.ts";
import { contained, useLinks } from "../provider/index.ts";
import { PrintHead } from "../shared/print-head/index.ts";
import { PricesBlock, usePrintedRows } from "../shared/prices/index.ts";
import { CharacteristicsBlock } from "./CharacteristicsBlock.tsx";
import { CupEffectsBlock } from "./CupEffectsBlock.tsx";
import { FluidPicture } from "./FluidPicture.tsx";
import { FluidTitle } from "./FluidTitle.tsx";
import { FluidVolumes } from "./FluidVolumes.tsx";
import type { FluidState } from "./fluidState.ts";
import { volumesOf } from "./products.ts";
import { PropertiesBlock } from "./PropertiesBlock.tsx";

export interface BrakeFluidSheetViewProps {
  /** The fluid's code on the wire. */
  fluid: string;
  /** mL; undefined if the URL has no volume that is sold. */
  volume: number | undefined;
  /** The loading, error or unknown state, or the fluid. */
  state: FluidState;
  /** URL of the picture; null for the default image, undefined while loading. */
  picture: string | null | undefined;
  /** Buttons at the end of the title. */
  actions?: ReactNode;
}

/** Properties, prices, bottles, effects on cups and interchanges of a brake fluid. */
export const BrakeFluidSheetView = contained("fluids", BrakeFluidSheetViewContent);

function BrakeFluidSheetViewContent({
  fluid,
  volume,
  state,
  picture,
  actions,
}: BrakeFluidSheetViewProps) {
  const sheet = state.kind === "data" ? state.sheet : undefined;
  const { prices, interchanges, containers } = sheet ?? {};
  const links = useLinks();
  const printed = usePrintedRows(prices);
  const wide = prices === undefined ? 8 : 4;
  return (
    <article className={sheetStyles.sheet}>
      <div className={sheetStyles.head}>
        {volume !== undefined && <PrintHead href={links.fluid({ type: fluid, volume })} />}
        <FluidTitle
          fluid={fluid}
          volume={volume}
          hasPrices={prices !== undefined}
          actions={actions}
        />
        <FluidVolumes
          fluid={fluid}
          volume={volume}
          volumes={state.kind === "notSold" ? state.volumes : volumesOf(fluid)}
        />
      </div>
      <div className={sheetStyles.rows}>
        <div className={sheetStyles.row}>
          <div className={sheetStyles.place({ span: 4, block: "images" })}>
            <FluidPicture fluid={fluid} volume={volume} picture={picture} />
          </div>
          <div className={sheetStyles.place({ span: wide, block: "half" })}>
            <PropertiesBlock fluid={fluid} volume={volume} state={state} />
          </div>
          {prices && (
            <div
              className={sheetStyles.place({
                span: 4,
                block: "widePrices",
                isUnprinted: printed.length === 0,
              })}
            >
              <PricesBlock prices={prices} />
            </div>
          )}
        </div>
        {containers && (
          <div className={sheetStyles.row}>
            <div className={sheetStyles.place({ span: 6, block: "characteristics" })}>
              <CharacteristicsBlock containers={containers} />
            </div>
            <div className={sheetStyles.place({ span: 6, block: "cupEffects" })}>
              <CupEffectsBlock containers={containers} />
            </div>
          </div>
        )}
        {interchanges && (
          <div className={sheetStyles.row}>
            <div className={sheetStyles.place({ span: 12, block: "interchanges" })}>
              <InterchangesBlock interchanges={interchanges} />
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
