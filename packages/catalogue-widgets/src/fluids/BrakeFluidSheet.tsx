import { fluidQuery } from "@caliper/api-client";
import { fluidCodeOf, fluidVolumeOf } from "@caliper/catalogue-model";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { grid as sheetStyles } from "../shared/sheet-layout/index.ts";
import { InterchangesBlock } from "../shared/interchanges/index.ts";
import { contained, useClient, useViewer } from "../provider/index.ts";
import { PricesBlock, usePrintedRows } from "../shared/prices/index.ts";
import { CharacteristicsBlock } from "./CharacteristicsBlock.tsx";
import { CupEffectsBlock } from "./CupEffectsBlock.tsx";
import { FluidPicture } from "./FluidPicture.tsx";
import { FluidTitle } from "./FluidTitle.tsx";
import { FluidVolumes } from "./FluidVolumes.tsx";
import type { FluidState } from "./fluidState.ts";
import { volumesOf } from "./products.ts";
import { useFirstPicture } from "./useFirstPicture.ts";
import { PropertiesBlock } from "./PropertiesBlock.tsx";

export interface BrakeFluidSheetProps {
  /** The fluid as in the URL: `dot4sd`, `DOT4HP`. */
  type: string;
  /** The volume as in the URL, in mL: `355`; a liter is `1l` or `1000`. */
  volume: string;
  /** The user whose view is shown, by default the viewer; only administrators may name another one. */
  user?: string | undefined;
  /** Further buttons at the right of the title. */
  actions?: ReactNode;
}

/** The datasheet of a brake fluid in one volume. It requests nothing until `type` and `volume` name a fluid and a volume. */
export const BrakeFluidSheet = contained("fluids", BrakeFluidSheetContent, {
  widget: "BrakeFluidSheet",
  props: ["type", "volume"],
});

function BrakeFluidSheetContent({ type, volume: given, user, actions }: BrakeFluidSheetProps) {
  const client = useClient();
  const fluid = fluidCodeOf(type);
  const volume = fluidVolumeOf(given);
  const { username } = useViewer();
  const query = useQuery(fluidQuery(client, { fluid: type, volume, user: user ?? username }));
  const isAskable = fluid !== "" && volume !== undefined;
  const { volumes = [] } = query.error?.problem ?? {};
  const isSold = isAskable && volumes.length === 0;
  const picture = useFirstPicture(isSold ? [`${fluid}-${volume}`, fluid] : []);

  let state: FluidState = { kind: "loading" };
  if (!isAskable) state = { kind: "noData" };
  else if (query.data !== undefined) state = { kind: "data", sheet: query.data };
  else if (!isSold) state = { kind: "notSold", volumes };
  else if (query.error !== null)
    state = {
      kind: "error",
      status: query.error.status,
      onRetry: () => void query.refetch(),
      isRetrying: query.isFetching,
    };
  const sheet = state.kind === "data" ? state.sheet : undefined;
  const { prices, interchanges, containers } = sheet ?? {};
  const printed = usePrintedRows(prices);
  const wide = prices === undefined ? 8 : 4;
  return (
    <article className={sheetStyles.sheet}>
      <div className={sheetStyles.head}>
        <FluidTitle
          fluid={fluid}
          volume={volume}
          hasPrices={prices !== undefined}
          actions={actions}
        >
          <FluidVolumes
            fluid={fluid}
            volume={volume}
            volumes={state.kind === "notSold" ? state.volumes : volumesOf(fluid)}
          />
        </FluidTitle>
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
