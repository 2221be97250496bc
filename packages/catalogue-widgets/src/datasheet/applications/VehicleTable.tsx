import type { Application } from "@caliper/api-client";
import { type DataColumn, DataTable, Stack, Text, useNarrow } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useQualifiers, useTerms } from "../../terms/index.ts";
import { titles } from "./titles.ts";
import { YearsBar, yearScale } from "./YearsBar.tsx";

export interface VehicleTableProps {
  /** The vehicles that the part fits. */
  applications: readonly Application[];
  /** Index of the selected application. */
  selected: number;
  /** Called with the index of the chosen application. */
  onSelect: (index: number) => void;
  /** Indexes of the applications that the related product which is pointed at fits. */
  highlighted?: ReadonlySet<number> | undefined;
  /** Called with the index of the application under the pointer or the focus; null for none. */
  onHighlight?: ((index: number | null) => void) | undefined;
}

type Row = Application & { readonly id: string };

/** px: twenty rows, so that the related products beside them stay in view. */
const height = 672;

/** px; in less width the bars of years would push the last column out of view. */
const barsFrom = 560;

/** A radio button per vehicle. */
export function VehicleTable({
  applications,
  selected,
  onSelect,
  highlighted,
  onHighlight,
}: VehicleTableProps) {
  const t = useText();
  const format = useFormat();
  const isNarrow = useNarrow();
  const [wide, narrow] = [useWideColumns(applications), useNarrowColumns()];
  return (
    <DataTable
      // Another table: the browser would count the end of sideways scrolling as a shift of the layout.
      key={isNarrow ? "narrow" : "wide"}
      id="applications"
      label={t("common.applications")}
      columns={
        isNarrow ? narrow : (room) => wide.filter(({ id }) => id !== "years" || room >= barsFrom)
      }
      rows={applications.map((application, index): Row => ({ ...application, id: String(index) }))}
      getRowId={({ id }) => id}
      getRowText={({ maker, model, years }) =>
        t("datasheet.applications.row", { maker, model, years: format.years(years) })
      }
      selectedId={String(selected)}
      onSelect={(id) => onSelect(Number(id))}
      highlightedIds={highlighted && new Set([...highlighted].map(String))}
      {...(onHighlight && {
        onHighlight: (place) => onHighlight(place?.id === undefined ? null : Number(place.id)),
      })}
      selectionControl="radio"
      cardsBelow={0}
      rowHeight={isNarrow ? "rowResult" : "rowDense"}
      headRule="hairline"
      maxHeight={height}
    />
  );
}

/** Optional columns are shown only if at least one vehicle has a value. */
function useWideColumns(applications: readonly Application[]): readonly DataColumn<Row>[] {
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  const qualifiers = useQualifiers();
  const optional = (
    id: keyof typeof titles,
    column: Pick<DataColumn<Row>, "isMono" | "isMuted">,
    text: (application: Application) => string | null,
  ): DataColumn<Row>[] =>
    applications.some((application) => text(application) !== null)
      ? [{ id, header: t(titles[id]), ...column, sortBy: text, cell: text }]
      : [];
  const year = { align: "end", isMono: true, width: 64 } as const;
  const scale = yearScale(applications.map(({ years }) => years));
  const vehicle = ({ maker, model }: Row) => `${maker} ${model}`;
  return [
    {
      ...column.text("vehicle", t("datasheet.applications.vehicle"), vehicle),
      minWidth: 132,
      cell: (row) => <span translate="no">{vehicle(row)}</span>,
    },
    ...optional("submodel", { isMuted: true }, ({ submodel }) => submodel),
    ...optional("engine", { isMono: true }, ({ engine }) => engine && unbroken(engine)),
    {
      ...year,
      id: "from",
      header: t("common.from"),
      sortBy: ({ years }) => years.from,
      cell: ({ years }) => years.from,
    },
    ...(scale === null
      ? []
      : [
          {
            id: "years",
            header: t("common.years"),
            hideHeader: true,
            isUnprinted: true,
            width: 88,
            cell: ({ years }: Row) => <YearsBar years={years} scale={scale} />,
          },
        ]),
    {
      ...year,
      id: "to",
      header: t("common.to"),
      sortBy: ({ years }) => years.to ?? Number.MAX_SAFE_INTEGER,
      cell: ({ years }) => years.to ?? t("datasheet.applications.stillBuilt"),
    },
    ...optional(
      "position",
      { isMuted: true },
      ({ position }) => position && terms.position(position),
    ),
    ...optional("observation", { isMuted: true }, qualifiers),
  ];
}

/** Keeps a figure and its unit on one line: `1.8 L`. */
const unbroken = (text: string) => text.replaceAll(/(?<=\d) (?=\p{L})/gu, "\u00a0");

/** On a phone: the vehicle over its submodel, the years over the engine. */
function useNarrowColumns(): readonly DataColumn<Row>[] {
  const t = useText();
  const format = useFormat();
  const qualifiers = useQualifiers();
  const twoLines = (first: string, second: string | null) => (
    <Stack gap={0}>
      <span translate="no">{first}</span>
      <Text variant="caption" tone="muted">
        {second}
      </Text>
    </Stack>
  );
  return [
    {
      id: "vehicle",
      header: t("datasheet.applications.vehicle"),
      cell: (row) =>
        twoLines(
          `${row.maker} ${row.model}`,
          [row.submodel, qualifiers(row)].filter(Boolean).join(" · "),
        ),
    },
    {
      id: "years",
      header: t("common.years"),
      align: "end",
      isMono: true,
      width: 112,
      cell: ({ years, engine }) => twoLines(format.years(years), engine),
    },
  ];
}
