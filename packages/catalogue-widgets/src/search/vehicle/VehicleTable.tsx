import { type FamilyId, familyIds, textIn } from "@caliper/catalogue-model";
import { type DataColumn, Text } from "@caliper/design-system";
import { Fragment } from "react";
import { useText } from "../../messages/index.ts";
import { useFormat, useLocale } from "../../provider/index.ts";
import { useQualifiers, useTerms } from "../../terms/index.ts";
import { type ResultStates, ResultTable, usePriceColumn } from "../../shared/results/index.ts";
import { useRowText } from "../results/useRowText.ts";
import { ReplacedMark } from "../../shared/replacements/index.ts";
import { usePartColumns } from "../results/partColumns.tsx";
import { PartCard } from "../results/PartCard.tsx";
import { outlineScales } from "../results/outlineScales.ts";
import { groupByFamily, type VehicleRow } from "./groupByFamily.ts";
import { wordGap } from "../results/wordGap.ts";

export interface VehicleTableProps extends ResultStates {
  rows: readonly VehicleRow[];
  /** The searched vehicle as text. */
  vehicle: string;
  onOpen: (row: VehicleRow) => void;
}

/** Products that fit a vehicle, grouped by product type. */
export function VehicleTable({ rows, vehicle, onOpen, ...states }: VehicleTableProps) {
  const t = useText();
  const terms = useTerms();
  const scales = outlineScales(rows);
  const columns = useColumns(rows, scales);
  return (
    <ResultTable
      id="vehicle-results"
      cardsBelow={672}
      skeletonRows={12}
      label={t("search.vehicle.results", { vehicle })}
      columns={columns}
      groups={groupByFamily(rows, familyIds).map((group) => ({
        id: group.family,
        label: terms.family(group.family, "many"),
        rows: group.rows,
      }))}
      {...states}
      getRowId={(row) => row.id}
      getRowText={useRowText()}
      partsOf={({ code }) => [{ code }]}
      onRowAction={onOpen}
      renderCard={(row) => (
        <PartCard part={row} scaleWithin={scales.get(row.family)}>
          <Vehicles {...row} />
        </PartCard>
      )}
    />
  );
}

const between = " · ";

/** The vehicles that a part fits; a model is named once for its generations. */
function Vehicles({ vehicles }: Pick<VehicleRow, "vehicles">) {
  const format = useFormat();
  return (
    <Text variant="cell">
      {vehicles.map(({ model, submodel, years, qualifiers }, index) => (
        <Fragment key={[model, submodel, years.from, JSON.stringify(qualifiers)].join(wordGap)}>
          {index > 0 && between}
          {model !== vehicles[index - 1]?.model && <span translate="no">{model + wordGap}</span>}
          <Text variant="caption" tone="subtle">
            {submodel && submodel + wordGap}
            <Text variant="caption" tone="subtle" nowrap>
              {format.years(years)}
            </Text>
            <Narrowed qualifiers={qualifiers} years={years} />
          </Text>
        </Fragment>
      ))}
    </Text>
  );
}

function Narrowed(vehicle: Pick<VehicleRow, "qualifiers" | "years">) {
  const text = useQualifiers()(vehicle);
  return text !== null && `, ${text}`;
}

/** Without the brand, which every search names. */
function useColumns(
  rows: readonly VehicleRow[],
  scales: ReadonlyMap<FamilyId, number>,
): DataColumn<VehicleRow>[] {
  const t = useText();
  const terms = useTerms();
  const locale = useLocale();
  // The group names the family.
  const whatOf = ({ detail, position }: VehicleRow) => {
    const text = textIn(detail, locale);
    const axle = position === null ? "" : terms.position(position).toLocaleLowerCase(locale);
    const parts = text.toLocaleLowerCase(locale).includes(axle) ? [text] : [text, axle];
    return parts.filter(Boolean).join(", ");
  };
  const part = usePartColumns<VehicleRow>(scales);
  const price = usePriceColumn(rows);
  return [
    part.outline,
    part.code,
    {
      id: "product",
      header: t("common.product"),
      isMuted: true,
      sortBy: whatOf,
      cell: (row) => (
        <>
          {whatOf(row)} <ReplacedMark part={row} />
        </>
      ),
    },
    {
      id: "model",
      header: t("search.vehicle.vehicles"),
      sortBy: (row) => row.years.from,
      cell: (row) => <Vehicles {...row} />,
    },
    part.size,
    ...price,
  ];
}
