import type { MeasureHit, MeasureResult } from "@caliper/api-client";
import { type FamilyId, rowLimit } from "@caliper/catalogue-model";
import { Box, Code, type DataColumn, Stack, Text } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { ReplacedMark } from "../shared/replacements/index.ts";
import { useColumn } from "../shared/columns/index.ts";
import { Outline } from "../drawings/index.ts";
import { useLinks } from "../provider/index.ts";
import {
  PriceFob,
  type ResultStates,
  ResultTable,
  usePriceColumn,
} from "../shared/results/index.ts";
import { useTerms } from "../terms/index.ts";
import { FitNote } from "../vehicle/index.ts";
import { CertaintyMark } from "./CertaintyMark.tsx";
import { fieldOrder, isCount, type MeasureCriteria, reachOf } from "../links/index.ts";
import { meanText } from "./gauge.ts";
import { MeasureCard } from "./MeasureCard.tsx";
import {
  MeasureCell,
  measuredColumn,
  type MeasuredColumn,
  type RankedHit,
} from "./MeasureCell.tsx";
import { FitsLine, Identity, OtherMeasures } from "./MeasureFacts.tsx";

export interface MeasureTableProps extends ResultStates {
  family: FamilyId;
  criteria: MeasureCriteria;
  result: MeasureResult | undefined;
  /** Whether the reader may see applications. */
  showsFits: boolean;
  /** Units per mm of the outlines. */
  scale: number | undefined;
  onOpen: (hit: MeasureHit) => void;
  /** The measure under the pointer, here or in the form. */
  pointed: string | null;
  onPoint: (column: string | null) => void;
}

const windowHeight = 640;
/** With more measures than these, the table scrolls sideways. */
const roomyMeasures = 4;
/** px. A virtual table needs all of them; otherwise the browser computes the columns. */
const widths = {
  rank: 48,
  outline: 72,
  code: 132,
  codeAndFits: 192,
  fits: [176, 340],
  measure: 208,
  certainty: 168,
  price: 128,
} as const;

/** px: the remaining width of the table, within limits. */
function fitsWidth(room: number, measured: readonly MeasuredColumn[]): number {
  const { rank, outline, code, measure, certainty } = widths;
  const [least, most] = widths.fits;
  const left = room - rank - outline - code - certainty - measured.length * measure;
  return Math.min(Math.max(left, least), most);
}

/** px that the other columns, and each measure, need at least; a table wider than the last may scroll. */
const [widthWithout, narrowMeasure, maxNeeded] = [400, 176, 752];

/** px that a table needs without prices; where prices have no room beside these, they are below the code. */
const neededFor = (measured: readonly MeasuredColumn[]): number =>
  widthWithout + measured.length * narrowMeasure;

/** px of width, with one searched measure, in which the others fit on one line. */
const roomForOthers = 940;

/** px of width without the measures; in a narrower table, what a part fits is below its code. */
const roomForFits = 560;

/** Parts by closeness, with each searched measure and its deviation. */
export function MeasureTable({
  family,
  criteria,
  result,
  showsFits,
  scale,
  onOpen,
  pointed,
  onPoint,
  ...states
}: MeasureTableProps) {
  const t = useText();
  const hits = (result?.hits ?? []).map((hit, index): RankedHit => ({ ...hit, rank: index + 1 }));
  const measured = measuredColumns(family, criteria, result);
  const isVirtual = hits.length > rowLimit;
  const price = usePriceColumn(hits, (warehouse) => t("common.priceFob", { warehouse }));
  const columns = useColumns({
    family,
    criteria,
    price,
    measured,
    showsFits,
    scale,
    isVirtual,
    onPoint,
  });
  return (
    <ResultTable
      cardsBelow={Math.min(neededFor(measured), maxNeeded) + price.length * widths.price}
      id={`measures-${family}`}
      label={t("measure.results")}
      columns={columns}
      rows={hits}
      skeletonRows={6}
      {...states}
      getRowId={(hit) => hit.code}
      getRowText={(hit) => hit.code}
      partsOf={({ code }) => [{ code }]}
      onRowAction={onOpen}
      highlightedColumn={pointed}
      onHighlight={(place) =>
        onPoint(measured.find(({ column }) => column === place?.column)?.column ?? null)
      }
      renderCard={(hit) => (
        <MeasureCard
          family={family}
          hit={hit}
          measured={measured}
          unit={criteria.unit}
          scale={scale}
          pointed={pointed}
          onPoint={onPoint}
        />
      )}
      {...((isVirtual || measured.length > roomyMeasures) && { maxHeight: windowHeight })}
    />
  );
}

/** The searched measures, in the order of the form. */
export function measuredColumns(
  family: FamilyId,
  criteria: MeasureCriteria,
  result: MeasureResult | undefined,
): readonly MeasuredColumn[] {
  return fieldOrder(family, Object.keys(criteria.values)).map((column) =>
    measuredColumn(
      family,
      column,
      {
        target: criteria.values[column] ?? 0,
        tolerance: reachOf(criteria, column),
        unit: criteria.unit,
      },
      (result?.hits ?? []).flatMap(({ measures }) => measures[column] ?? []),
    ),
  );
}

interface ColumnsOptions extends Pick<
  MeasureTableProps,
  "family" | "criteria" | "showsFits" | "scale" | "onPoint"
> {
  price: readonly DataColumn<RankedHit>[];
  measured: readonly MeasuredColumn[];
  isVirtual: boolean;
}

function useColumns({
  family,
  criteria: { unit },
  price,
  measured,
  showsFits,
  scale,
  isVirtual,
  onPoint,
}: ColumnsOptions): (room: number) => readonly DataColumn<RankedHit>[] {
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  const links = useLinks();
  const unitName = t(unit === "in" ? "measure.inches" : "common.millimeters");
  const wide = (width: number) => (isVirtual ? { width } : {});
  const headOf = (column: string) => {
    const name = terms.column(family, column);
    if (isCount(column)) return name;
    const letter = terms.letter(family, column) ?? "";
    return t("measure.column.measure", { letter, name, unit: unitName }).trim();
  };
  const about = (hit: RankedHit, room: number) => (
    <Stack gap={0}>
      {showsFits && <FitsLine hit={hit} nowrap={measured.length > roomyMeasures} />}
      {(!showsFits || room >= roomForOthers + (measured.length - 1) * widths.measure) && (
        <OtherMeasures {...{ family, hit, measured, unit, onPoint }} />
      )}
    </Stack>
  );
  return (whole) => {
    const room = whole - price.length * widths.price;
    const isFolded =
      room < roomForFits + measured.length * narrowMeasure &&
      measured.length <= roomyMeasures &&
      !isVirtual;
    const isPriceFolded = isFolded && room < neededFor(measured);
    return [
      column.count("rank", t("measure.column.rank"), (hit) => hit.rank, {
        isMono: true,
        isMuted: true,
        width: widths.rank,
      }),
      {
        id: "outline",
        header: t("search.column.outline"),
        width: widths.outline,
        cell: (hit) => <Outline family={family} measures={hit.measures} scaleWithin={scale} />,
      },
      {
        id: "code",
        header: t("common.code"),
        isRowHeader: true,
        ...wide(widths.code),
        ...(isFolded && { minWidth: widths.codeAndFits }),
        sortBy: (hit) => hit.code,
        cell: (hit) => (
          <Box paddingBlock={isFolded ? 4 : 0}>
            <Stack gap={0} align="start">
              <Code href={links.datasheet({ code: hit.code, family })}>{hit.code}</Code>
              <Identity hit={hit} />
              <ReplacedMark part={hit} />
              <FitNote code={hit.code} />
              {isFolded && about(hit, room)}
              {isPriceFolded && <PriceFob code={hit.code} price={hit.price} />}
            </Stack>
          </Box>
        ),
      },
      ...(isFolded
        ? []
        : [
            {
              id: "fits",
              header: t(showsFits ? "search.column.fits" : "measure.column.other"),
              // Beside two or more measures it would shrink to one word per line.
              ...(showsFits &&
                measured.length > 1 &&
                !isVirtual && { width: fitsWidth(room, measured) }),
              cell: (hit: RankedHit) => about(hit, room),
            },
          ]),
      ...measured.map((each): DataColumn<RankedHit> => {
        const { column } = each;
        return {
          id: column,
          header: headOf(column),
          align: "end",
          isMono: true,
          ...wide(widths.measure),
          sortBy: (hit) => hit.measures[column],
          cell: (hit) => (
            <MeasureCell
              family={family}
              measured={each}
              value={hit.measures[column]}
              unit={unit}
              worn={hit.worn[column]}
            />
          ),
        };
      }),
      {
        id: "certainty",
        header: t("measure.column.certainty"),
        ...wide(widths.certainty),
        sortBy: (hit) => hit.rank,
        cell: (hit) => (
          <Stack gap={0}>
            <CertaintyMark certainty={hit.certainty} />
            <Text variant="caption" tone="subtle" nowrap>
              {t("measure.meanOf", {
                deviation: meanText(hit.deviation, unit),
                unit: unitName,
              })}
            </Text>
          </Stack>
        ),
      },
      ...(isPriceFolded ? [] : price.map((each) => ({ ...each, ...wide(widths.price) }))),
    ];
  };
}
