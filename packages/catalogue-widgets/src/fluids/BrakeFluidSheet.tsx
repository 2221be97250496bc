import { fluidCodeOf, fluidVolumeOf } from "@caliper/catalogue-model";
import { fluidQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { contained, useClient, useViewer } from "../provider/index.ts";
import { useFirstPicture } from "./useFirstPicture.ts";
import { BrakeFluidSheetView } from "./BrakeFluidSheetView.tsx";
import type { FluidState } from "./fluidState.ts";

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

/** The datasheet of a brake fluid in one volume. Without both there is no request. */
export const BrakeFluidSheet = contained("fluids", BrakeFluidSheetContent, {
  widget: "BrakeFluidSheet",
  props: ["type", "volume"],
});

function BrakeFluidSheetContent({ type, volume, user, actions }: BrakeFluidSheetProps) {
  const client = useClient();
  const fluid = fluidCodeOf(type);
  const millilitres = fluidVolumeOf(volume);
  const { username } = useViewer();
  const sheet = useQuery(
    fluidQuery(client, { fluid: type, volume: millilitres, user: user ?? username }),
  );
  const isAskable = fluid !== "" && millilitres !== undefined;
  const { volumes = [] } = sheet.error?.problem ?? {};
  const isSold = isAskable && volumes.length === 0;
  const picture = useFirstPicture(isSold ? [`${fluid}-${millilitres}`, fluid] : []);

  let state: FluidState = { kind: "loading" };
  if (!isAskable) state = { kind: "noData" };
  else if (sheet.data !== undefined) state = { kind: "data", sheet: sheet.data };
  else if (!isSold) state = { kind: "notSold", volumes };
  else if (sheet.error !== null)
    state = {
      kind: "error",
      status: sheet.error.status,
      onRetry: () => void sheet.refetch(),
      isRetrying: sheet.isFetching,
    };
  return (
    <BrakeFluidSheetView
      fluid={fluid}
      volume={millilitres}
      state={state}
      picture={picture}
      actions={actions}
    />
  );
}
