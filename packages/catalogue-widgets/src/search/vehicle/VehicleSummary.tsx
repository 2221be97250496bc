import type { CylinderType } from "@caliper/api-client";
import type { VehicleCriteria } from "../../links/index.ts";
import { useText } from "../../messages/index.ts";
import { type Folding, FormSummary } from "../../shared/folding-form/index.ts";
import { useTerms } from "../../terms/index.ts";
import { cylinderFamilies } from "./VehicleForm.tsx";

export interface VehicleSummaryProps {
  criteria: VehicleCriteria;
  cylinder?: CylinderType | null;
  folding: Folding;
}

/** The vehicle of a search. */
export function VehicleSummary({
  criteria: { maker, model, year },
  cylinder = null,
  folding,
}: VehicleSummaryProps) {
  const t = useText();
  const terms = useTerms();
  return (
    <FormSummary
      folding={folding}
      chips={[
        ...(cylinder === null ? [] : [{ label: terms.family(cylinderFamilies[cylinder]) }]),
        { field: "maker", label: maker },
        { field: "model", label: model || t("search.vehicle.modelPlaceholder") },
        { field: "year", label: year || t("search.vehicle.allYears") },
      ]}
    />
  );
}
