import type { FamilyCount } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import type { ReactNode } from "react";
import { ChipGroup, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";
import { chips, filter, filters, note } from "./FamilyChips.css.ts";

export interface FamilyChipsProps {
  /** The number of results of each product type, in the order of the chips. */
  counts: readonly FamilyCount[];
  /** The product type that is shown; null for all. */
  value: FamilyId | null;
  onChange: (family: FamilyId | null) => void;
  /** Another filter, at the end of the row in place of the note. */
  children?: ReactNode;
}

const all = "all";

/** Product types of the results with their counts; one press shows one type. */
export function FamilyChips({ counts, value, onChange, children }: FamilyChipsProps) {
  const t = useText();
  const terms = useTerms();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={filters}>
      <div className={chips}>
        <ChipGroup
          label={t("common.productType")}
          items={[
            { id: all, label: t("common.all"), count: total },
            ...counts.map(({ family, count }) => ({
              id: family,
              label: terms.family(family, "short"),
              count,
            })),
          ]}
          value={value ?? all}
          onChange={(id) => onChange(id === all ? null : id)}
        />
      </div>
      <div className={children ? filter : note}>
        {children || (
          <Text variant="caption" tone="subtle">
            {t("search.outlinesToScale")}
          </Text>
        )}
      </div>
    </div>
  );
}
