import { type Axle, axles } from "@caliper/catalogue-model";
import { ChipGroup } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { isAtAxle } from "./axles.ts";

export interface AxleChipsProps {
  rows: readonly { readonly position: string | null }[];
  /** Null for both. */
  value: Axle | null;
  onChange: (axle: Axle | null) => void;
}

const bothAxles = "both";

/** The axles of the results; one press shows the parts of one. */
export function AxleChips({ rows, value, onChange }: AxleChipsProps) {
  const t = useText();
  const terms = useTerms();
  return (
    <ChipGroup
      label={t("common.position")}
      items={[
        { id: bothAxles, label: t("search.vehicle.bothAxles") },
        ...axles.map((axle) => ({
          id: axle,
          label: terms.position(axle),
          count: rows.filter(({ position }) => isAtAxle(position, axle)).length,
        })),
      ]}
      value={value ?? bothAxles}
      onChange={(id) => onChange(id === bothAxles ? null : id)}
    />
  );
}
