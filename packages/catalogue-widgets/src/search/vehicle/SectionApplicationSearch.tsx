import { applicationSearchQuery, type Axle, hardwareByVehicleQuery } from "@caliper/api-client";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contained, useClient, useWarehouse } from "../../provider/index.ts";
import { isOfVehicle } from "../../links/index.ts";
import { useVehicleLists } from "./useVehicleLists.ts";
import { useDraft } from "../../shared/search-state/index.ts";
import { yearsOf } from "../../links/index.ts";
import {
  isSearchable,
  noSectionVehicle,
  sameSectionVehicle,
  type SectionCriteria,
  type VehicleSection,
  withCylinder,
} from "./sectionCriteria.ts";
import { SectionApplicationSearchView } from "./SectionApplicationSearchView.tsx";

export interface SectionApplicationSearchProps {
  /** Use the section as key of the element, so that another section starts empty. */
  section: VehicleSection;
  /** The search in the host's URL; not run until it is complete. */
  criteria: SectionCriteria;
  /** Called with the vehicle to search, and with none after another brand or kind of cylinder is chosen. */
  onSearch: (criteria: SectionCriteria) => void;
  /** The axle whose parts are shown; null for both. */
  axle?: Axle | null | undefined;
  /** Called when another axle is chosen; null shows both. */
  onAxleChange?: ((axle: Axle | null) => void) | undefined;
}

/** Search by vehicle within one section, with its own columns. */
export const SectionApplicationSearch = contained("search", SectionApplicationSearchContent, {
  widget: "SectionApplicationSearch",
  props: ["section", "criteria"],
});

function SectionApplicationSearchContent({
  section,
  criteria,
  onSearch,
  axle,
  onAxleChange,
}: SectionApplicationSearchProps) {
  const client = useClient();
  const [ownAxle, setOwnAxle] = useState<Axle | null>(null);
  const [draft, setDraft] = useDraft(criteria, sameSectionVehicle);
  const hasType = section !== "cylinder_bomb" || draft.cylinder !== null;
  const lists = useVehicleLists({
    section,
    cylinder: draft.cylinder ?? undefined,
    maker: draft.maker,
    isEnabled: hasType,
  });

  // Another brand or model hides the results; selecting the same ones again shows them.
  const isSearched =
    isSearchable(section, criteria) &&
    draft.cylinder === criteria.cylinder &&
    isOfVehicle(draft, criteria);
  const vehicle = {
    maker: criteria.maker,
    model: criteria.model,
    years: yearsOf(criteria.year),
  };
  const warehouse = useWarehouse();
  const cylinder = criteria.cylinder ?? undefined;
  // Hardware has a call of its own, below.
  const sections = section === "hardware" ? [] : [section];
  const [products] = useQueries({
    queries: sections.map((each) => ({
      ...applicationSearchQuery(client, { ...vehicle, section: each, cylinder, warehouse }),
      enabled: isSearched,
    })),
  });
  const kits = useQuery({
    ...hardwareByVehicleQuery(client, vehicle),
    enabled: isSearched && section === "hardware",
  });
  const search = products ?? kits;

  const change = (changed: SectionCriteria) => {
    // The URL must not keep the vehicle of another brand.
    const isOther = criteria.maker !== "" && changed.maker !== criteria.maker;
    const none = { ...noSectionVehicle, cylinder: changed.cylinder };
    setDraft(changed, isOther ? none : undefined);
    if (isOther) onSearch(none);
  };

  return (
    <SectionApplicationSearchView
      section={section}
      form={{
        criteria: draft,
        onChange: (vehicleDraft) => change({ ...vehicleDraft, cylinder: draft.cylinder }),
        onSearch: () => {
          if (sameSectionVehicle(draft, criteria)) void search.refetch();
          else onSearch(draft);
        },
        ...lists,
        // Shows one failure only once, in place of the results.
        listError: search.error === null ? lists.listError : null,
        ...(section === "cylinder_bomb" && {
          cylinder: {
            value: draft.cylinder,
            onChange: (cylinder) => change(withCylinder(draft, cylinder)),
          },
        }),
      }}
      searched={isSearched ? criteria : null}
      isOutdated={!sameSectionVehicle(draft, criteria)}
      products={products?.data}
      kits={section === "hardware" ? kits.data : undefined}
      error={search.isFetching ? null : search.error}
      isSearching={search.isFetching}
      onRetry={() => {
        void search.refetch();
        lists.onRetryLists();
      }}
      // Cylinders are listed by side.
      axle={section === "cylinder_bomb" ? null : axle === undefined ? ownAxle : axle}
      onAxleChange={onAxleChange ?? setOwnAxle}
    />
  );
}
