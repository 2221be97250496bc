import { fluidCodeOf, fluidVolumeOf } from "@caliper/catalogue-model";
import { BrakeFluidSheet, fluidTitle, MakeAmendment, useTerms } from "@caliper/catalogue-widgets";
import { AddToList } from "@caliper/catalogue-widgets/shared";
import { useSearchParams } from "react-router-dom";
import { useServices } from "../state/services.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** The datasheet of the fluid and volume in the URL. */
export default function BrakeFluidSheetPage() {
  const [query] = useSearchParams();
  const { store } = useServices();
  const section = useTerms().section("brake_fluid");
  const type = query.get("codigo")?.trim() ?? "";
  const volume = query.get("vol")?.trim() ?? "";
  const millilitres = fluidVolumeOf(volume);
  const code = `${fluidCodeOf(type)}-${millilitres}`;
  return (
    <>
      <PageTitle>{type === "" ? section : fluidTitle(fluidCodeOf(type), millilitres)}</PageTitle>
      <BrakeFluidSheet
        key={`${type} ${volume}`}
        type={type}
        volume={volume}
        actions={
          type === "" || millilitres === undefined ? undefined : (
            <>
              <AddToList as="button" parts={[{ code }]} />
              <MakeAmendment code={code} kept={store.amendment} />
            </>
          )
        }
      />
    </>
  );
}
