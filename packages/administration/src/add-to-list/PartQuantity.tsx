import { datasheetQuery } from "@caliper/api-client";
import { listLimits } from "@caliper/catalogue-model";
import { useClient, useFormat, useViewer } from "@caliper/catalogue-widgets/shared";
import { Inline, NumberField, ToggleButtonGroup } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import type { Typed } from "./quantities.ts";

export interface PartQuantityProps {
  code: string;
  typed: Typed;
  onChange: (typed: Typed) => void;
  /** Whether the quantity is missing. */
  isMissing: boolean;
}

/** The quantity of a part, in pieces or, where the catalogue knows them, in boxes. */
export function PartQuantity({ code, typed, onChange, isMissing }: PartQuantityProps) {
  const t = useText();
  const format = useFormat();
  const { username } = useViewer();
  const sheet = useQuery(datasheetQuery(useClient(), { code, user: username }));
  const box = sheet.data?.pallet?.boxQuantity ?? 0;
  const { count, each } = typed;
  const maxCount = Math.floor(listLimits.quantity / each);
  const problem = t("addToList.quantityProblem", { most: maxCount });
  const pieces = each > 1 && Number.isInteger(count) ? Number(count) * each : 0;
  return (
    <Inline gap={12} align="start">
      <NumberField
        label={t("addToList.quantityOf", { code })}
        value={count}
        onChange={(next) => onChange({ count: next, each })}
        min={1}
        max={maxCount}
        decimals={0}
        step={1}
        problemText={() => problem}
        {...(isMissing && { error: problem })}
        {...(pieces > 0 && { description: t("addToList.inPieces", { count: pieces }) })}
      />
      {box > 1 && (
        <ToggleButtonGroup
          label={t("addToList.unit")}
          items={[
            { id: "pieces", label: t("addToList.pieces") },
            { id: "boxes", label: t("addToList.boxes", { count: format.count(box) }) },
          ]}
          value={each > 1 ? "boxes" : "pieces"}
          onChange={(unit) => onChange({ count, each: unit === "boxes" ? box : 1 })}
        />
      )}
    </Inline>
  );
}
