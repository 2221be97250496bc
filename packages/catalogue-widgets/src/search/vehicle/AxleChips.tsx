import type { Axle } from "@caliper/api-client";
import { ChipGroup } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useTerms } from "../../terms/index.ts";
import { axles, isAtAxle } from "./axles.ts";
import { vehicleMessages } from "./messages.ts";

export interface AxleChipsProps {
  rows: readonly { readonly position: string | null }[];
  /** Null for both. */
  value: Axle | null;
  onChange: (axle: Axle | null) => void;
}

const both = "both";

/** The axles of the results; one press shows the parts of one. */
export function AxleChips({ rows, value, onChange }: AxleChipsProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  return (
    <ChipGroup
      label={formatMessage(vehicleMessages.position)}
      items={[
        { id: both, label: formatMessage(vehicleMessages.bothAxles) },
        ...axles.map((axle) => ({
          id: axle,
          label: terms.position(axle),
          count: rows.filter(({ position }) => isAtAxle(position, axle)).length,
        })),
      ]}
      value={value ?? both}
      onChange={(id) => onChange(axles.find((axle) => axle === id) ?? null)}
    />
  );
}
