import type { ApplicationResult, ApplicationRow, Slot } from "@caliper/api-client";
import type { Axle } from "@caliper/catalogue-model";
import { type DataColumn, DescriptionList, Stack, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../../messages/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useQualifiers } from "../../terms/index.ts";
import { type ResultStates, ResultTable } from "../../shared/results/index.ts";
import { outlineScales } from "../results/outlineScales.ts";
import { isAtAxle, positionIn } from "./axles.ts";
import { byModel, numbered } from "./byModel.ts";
import type { VehicleSection } from "./sectionCriteria.ts";
import { SlottedCode } from "./SlottedCode.tsx";

export interface SlotTableProps extends ResultStates {
  section: Exclude<VehicleSection, "hardware">;
  result: ApplicationResult | undefined;
  /** The searched vehicle as text. */
  vehicle: string;
  /** The axle whose parts are shown; null for both. */
  axle: Axle | null;
}

type Row = ApplicationRow & { readonly id: string };

/** The columns of product codes of each section, known before the response. */
const slots: Readonly<Record<SlotTableProps["section"], readonly Slot[]>> = {
  brakepad_band: ["front", "rear"],
  rotor_drum: ["frontDisc", "rearDisc"],
  cylinder_bomb: ["left", "right", "master"],
};

const noProducts: ApplicationResult["products"] = new Map();

/** Products that fit a vehicle, with a column per position: axle, disc, side. */
export function SlotTable({ section, result, vehicle, axle, ...states }: SlotTableProps) {
  const t = useText();
  const format = useFormat();
  const codeIn = useCodes(result?.products ?? noProducts);
  const shownSlots = slots[section].filter((slot) => isAtAxle(slot, axle));
  const rows = (result?.rows ?? []).filter(({ codes }) => isAtAxle(positionIn(codes), axle));
  const columns = useColumns(section, rows, shownSlots, codeIn);
  const isStocked = [...(result?.products.values() ?? [])].some(({ price }) => price?.stock);
  return (
    <ResultTable
      cardsBelow={isStocked ? 736 : section === "cylinder_bomb" ? 672 : 560}
      {...states}
      id={`vehicle-${section}`}
      label={t("search.vehicle.results", { vehicle })}
      columns={columns}
      groups={byModel(numbered(rows))}
      getRowId={(row) => row.id}
      getRowText={(row) => [row.maker, row.model, row.submodel, format.years(row.years)].join(" ")}
      partsOf={({ codes }) => partsIn(codes, shownSlots)}
      renderCard={(row) => <Card row={row} slots={shownSlots} codeIn={codeIn} />}
    />
  );
}

/** A part may be in several positions. */
const partsIn = (codes: ApplicationRow["codes"], shownSlots: readonly Slot[]) =>
  [...new Set(shownSlots.flatMap((slot) => codes[slot] ?? []))].map((code) => ({ code }));

type CodeIn = (row: ApplicationRow, slot: Slot) => ReactNode;

/** Codes with their outlines, one scale per family. */
function useCodes(products: ApplicationResult["products"]): CodeIn {
  const scales = outlineScales(products.values());
  return (row, slot) => {
    const code = row.codes[slot];
    if (code === undefined) return null;
    const product = products.get(code);
    return (
      <SlottedCode
        code={code}
        product={product}
        scaleWithin={product && scales.get(product.family)}
      />
    );
  };
}

function useColumns(
  section: SlotTableProps["section"],
  rows: readonly ApplicationRow[],
  shownSlots: readonly Slot[],
  codeIn: CodeIn,
): DataColumn<Row>[] {
  const t = useText();
  const column = useColumn();
  const [remark, qualifiers] = [useRemark(), useQualifiers()];
  const isOfPads = section === "brakepad_band";
  const submodel: DataColumn<Row> = column.text(
    "submodel",
    t("search.vehicle.column.submodel"),
    (row) => row.submodel,
  );
  const observation: DataColumn<Row> = {
    id: "observation",
    header: t("common.observation"),
    cell: isOfPads ? remark : qualifiers,
  };
  return [
    column.text("from", t("common.from"), (row) => row.years.from, {
      width: yearWidth,
      isMono: true,
      isRowHeader: true,
    }),
    {
      id: "to",
      header: t("common.to"),
      width: yearWidth,
      isMono: true,
      sortBy: (row) => row.years.to ?? Number.MAX_SAFE_INTEGER,
      cell: (row) => row.years.to ?? t("search.vehicle.stillBuilt"),
    },
    ...(isOfPads ? [] : [submodel]),
    ...shownSlots.map((slot) => ({
      id: slot,
      header: t(`search.slot.${slot}`),
      sortBy: (row: Row) => row.codes[slot],
      cell: (row: Row) => codeIn(row, slot),
    })),
    ...(isOfPads || rows.some((row) => qualifiers(row) !== null) ? [observation] : []),
  ];
}

const yearWidth = 72;

/** The published columns of pads have no submodel, so it precedes the remark. */
function useRemark() {
  const qualifiers = useQualifiers();
  return (row: ApplicationRow) =>
    [row.submodel, qualifiers(row)].filter((part) => part !== null).join(" · ");
}

function Card({
  row,
  slots: shownSlots,
  codeIn,
}: {
  row: Row;
  slots: readonly Slot[];
  codeIn: CodeIn;
}) {
  const t = useText();
  const format = useFormat();
  const remark = useRemark();
  return (
    <Stack gap={8}>
      <Stack gap={0}>
        <Text variant="cell">{format.years(row.years)}</Text>
        <Text variant="caption" tone="subtle">
          {remark(row)}
        </Text>
      </Stack>
      <DescriptionList
        items={shownSlots
          .filter((slot) => row.codes[slot] !== undefined)
          .map((slot) => ({
            id: slot,
            term: t(`search.slot.${slot}`),
            value: codeIn(row, slot),
          }))}
      />
    </Stack>
  );
}
