import { applicationSearchQuery, hardwareByVehicleQuery } from "@caliper/api-client";
import type { Axle } from "@caliper/catalogue-model";
import { EmptyState, Stack } from "@caliper/design-system";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useText } from "../../messages/index.ts";
import { contained, useClient, useWarehouse } from "../../provider/index.ts";
import { isOfVehicle, vehicleName, yearsOf } from "../../links/index.ts";
import { useTerms } from "../../terms/index.ts";
import { foundVehicle, useVehicle } from "../../vehicle/index.ts";
import { useVehicleLists } from "./useVehicleLists.ts";
import { useFolding } from "../../shared/folding-form/index.ts";
import { Outdated, useDraft, useOwnState } from "../../shared/search-state/index.ts";
import {
  isSearchable,
  noSectionVehicle,
  sameSectionVehicle,
  type SectionCriteria,
  type VehicleSection,
  withCylinder,
} from "./sectionCriteria.ts";
import { SectionVehicleResults } from "./SectionVehicleResults.tsx";
import { VehicleForm } from "./VehicleForm.tsx";
import { VehicleSummary } from "./VehicleSummary.tsx";

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

/** Search by vehicle within one section: brand, model, year, and results in the section's own columns. */
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
  const t = useText();
  const terms = useTerms();
  const client = useClient();
  const [shownAxle, setAxle] = useOwnState(axle, onAxleChange, null);
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
  useVehicle(foundVehicle(criteria, (products?.data?.rows ?? kits.data)?.length));

  const form = useRef<HTMLElement>(null);
  const folding = useFolding(
    form,
    isSearched && sameSectionVehicle(draft, criteria) && search.error === null,
  );

  const change = (changed: SectionCriteria) => {
    folding.keepOpen();
    // The URL must not keep the vehicle of another brand.
    const isOther = criteria.maker !== "" && changed.maker !== criteria.maker;
    const none = { ...noSectionVehicle, cylinder: changed.cylinder };
    setDraft(changed, isOther ? none : undefined);
    if (isOther) onSearch(none);
  };

  const start = () => {
    if (sameSectionVehicle(draft, criteria)) void search.refetch();
    else onSearch(draft);
  };

  return (
    <Stack gap={24}>
      <search
        aria-label={t("search.vehicle.sectionHeading", { section: terms.section(section) })}
        ref={form}
      >
        {folding.isFolded ? (
          <VehicleSummary criteria={criteria} cylinder={criteria.cylinder} folding={folding} />
        ) : (
          <VehicleForm
            criteria={draft}
            onChange={(vehicleDraft) => change({ ...vehicleDraft, cylinder: draft.cylinder })}
            onSearch={() => {
              folding.fold();
              start();
            }}
            {...lists}
            // Shows one failure only once, in place of the results.
            listError={search.error === null ? lists.listError : null}
            {...(section === "cylinder_bomb" && {
              cylinder: {
                value: draft.cylinder,
                onChange: (cylinder) => change(withCylinder(draft, cylinder)),
              },
            })}
          />
        )}
      </search>
      {isSearched ? (
        <Outdated
          isOutdated={!sameSectionVehicle(draft, criteria)}
          searched={vehicleName(criteria)}
          onSearch={start}
        >
          <SectionVehicleResults
            section={section}
            searched={criteria}
            products={products?.data}
            kits={section === "hardware" ? kits.data : undefined}
            error={search.isFetching ? null : search.error}
            isSearching={search.isFetching}
            onRetry={() => {
              void search.refetch();
              lists.onRetryLists();
            }}
            // Cylinders are listed by side.
            axle={section === "cylinder_bomb" ? null : shownAxle}
            onAxleChange={setAxle}
          />
        </Outdated>
      ) : (
        <EmptyState
          icon="vehicle"
          title={t("search.vehicle.startHeading")}
          hint={t(hasType ? "search.vehicle.sectionStartHint" : "search.vehicle.typeStartHint")}
        />
      )}
    </Stack>
  );
}
