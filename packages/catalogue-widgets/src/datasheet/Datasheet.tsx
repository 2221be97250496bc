import {
  datasheetQuery,
  relatedProductsQuery,
  type Datasheet as DatasheetData,
} from "@caliper/api-client";
import { maySee, maySeeFamily, type Viewer } from "@caliper/catalogue-model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { contained, useClient, useViewer } from "../provider/index.ts";
import { DatasheetFailure, DatasheetMissing } from "./DatasheetFailure.tsx";
import { DatasheetSkeleton } from "./DatasheetSkeleton.tsx";
import { usualVehicle } from "./applications/usualVehicle.ts";
import { DatasheetView } from "./DatasheetView.tsx";
import { relatedTo } from "./loadDatasheet.ts";
import { useFits } from "./related/useFits.ts";
import { TitleActions } from "./title/TitleActions.tsx";
import type { RecentProduct } from "./recent/recentProductStore.ts";

export interface DatasheetProps {
  /** Our product code, in any case. An empty code shows a message without a request. */
  code: string;
  /** The user whose view is shown, by default the viewer; only administrators may name another one. */
  user?: string | undefined;
  /** Further buttons at the right of the title, such as Make an Amendment; they may depend on what is shown. */
  actions?: ReactNode | ((datasheet: DatasheetData) => ReactNode);
  /** A line below the title, such as whether the part fits the vehicle that was searched for. */
  note?: ReactNode;
  /** Called when a product's datasheet is shown, so that the host can remember it. */
  onOpen?: ((product: RecentProduct) => void) | undefined;
}

/** The datasheet of a product, with its loading and error states. */
export const Datasheet = contained("datasheet", DatasheetContent, {
  widget: "Datasheet",
  props: ["code"],
});

function DatasheetContent({ code, user, actions, note, onOpen }: DatasheetProps) {
  const client = useClient();
  const viewer = useViewer();
  const queries = useQueryClient();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...datasheetQuery(client, { code, user: user ?? viewer.username }),
    // The public datasheet, if the page came with it, until the viewer's own is loaded.
    placeholderData: () => {
      const publicDatasheet = queries.getQueryData(datasheetQuery(client, { code }).queryKey);
      return publicDatasheet && isForViewer(publicDatasheet, viewer) ? publicDatasheet : undefined;
    },
  });
  const opened = useEffectEvent((product: RecentProduct) => onOpen?.(product));
  const loadedCode = data?.code;
  const family = data?.family;
  useEffect(() => {
    if (loadedCode !== undefined && family !== undefined) opened({ code: loadedCode, family });
  }, [loadedCode, family]);
  if (code.trim() === "") return <DatasheetMissing />;
  if (data !== undefined)
    return (
      <Loaded
        key={data.code}
        datasheet={data}
        actions={actions}
        note={note}
        isPublicPart={isPlaceholderData}
      />
    );
  if (error !== null)
    return (
      <DatasheetFailure
        code={code}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <DatasheetSkeleton code={code} />;
}

/** Plant staff see less than the public: no vehicles, and only their families. */
const isForViewer = ({ family, applications }: DatasheetData, viewer: Viewer): boolean =>
  maySeeFamily(family, viewer) && (applications === undefined || maySee("applications", viewer));

function Loaded({
  datasheet,
  actions,
  note,
  isPublicPart,
}: Pick<DatasheetProps, "actions" | "note"> & {
  datasheet: DatasheetData;
  isPublicPart: boolean;
}) {
  const client = useClient();
  const [selected, setSelected] = useState(() => usualVehicle(datasheet.applications ?? []));
  const related = useQuery(relatedProductsQuery(client, relatedTo(datasheet, selected)));
  const fits = useFits(datasheet);
  return (
    <DatasheetView
      datasheet={datasheet}
      isPublicPart={isPublicPart}
      note={note}
      selected={selected}
      onSelect={setSelected}
      related={related.data}
      fits={fits}
      onRetryRelated={related.isError ? () => void related.refetch() : undefined}
      actions={
        <TitleActions
          code={datasheet.code}
          family={datasheet.family}
          hasPrices={datasheet.prices !== undefined}
        >
          {typeof actions === "function" ? actions(datasheet) : actions}
        </TitleActions>
      }
    />
  );
}
