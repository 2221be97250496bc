import {
  type ColumnDef,
  columnGroupingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createGroupedRowModel,
  createSortedRowModel,
  functionalUpdate,
  type Row as TableRow,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { useLocale } from "react-aria-components";
import { initialSettings, useTableSettings } from "./settings.ts";
import { type DataColumn, type DataViewProps, type Line, namingColumn } from "./types.ts";
import { useSelection } from "./useSelection.ts";

const features = tableFeatures({
  columnGroupingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  groupedRowModel: createGroupedRowModel(),
  sortedRowModel: createSortedRowModel(),
});

interface Entry<Row> {
  id: string;
  row: Row;
  /** Index of its group. */
  group: number;
}

type EntryRow<Row> = TableRow<typeof features, Entry<Row>>;

/** The column that rows are grouped by; never shown. */
const groupColumn = "(group)";

export interface DataTableOptions<Row> extends DataViewProps<Row> {
  /** Lets users choose columns, and keeps that and the sorting under this id; see `TableSettingsProvider`. */
  id?: string;
}

/** The state of a table: visible columns, lines in display order, selection, sorting. Computed by TanStack Table. */
export function useDataTable<Row>(props: DataTableOptions<Row>) {
  const { columns, rows, groups, getRowId } = props;
  const { settings, change, labels } = useTableSettings(props.id);
  const { locale } = useLocale();

  const data = useMemo(() => entriesOf(rows, groups, getRowId), [rows, groups, getRowId]);
  const definitions = useMemo(() => definitionsOf(columns, locale), [columns, locale]);
  const hideable = columns.filter((column, index) => canHide(columns, column, index));
  const hidden = settings.hidden.filter((id) => hideable.some((column) => column.id === id));
  const sort = settings.sort.filter(({ column: id }) =>
    columns.some((column) => column.id === id && column.sortBy),
  );
  const sorting = sort.map(({ column, direction }) => ({
    id: column,
    desc: direction === "descending",
  }));
  const { selectedId, selectedIds, onSelectionChange } = props;
  const rowSelection = useMemo(() => {
    const ids = onSelectionChange ? [...(selectedIds ?? [])] : selectedId ? [selectedId] : [];
    return Object.fromEntries(ids.map((id): [string, true] => [id, true]));
  }, [onSelectionChange, selectedIds, selectedId]);

  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    enableMultiRowSelection: props.onSelectionChange !== undefined,
    sortDescFirst: false,
    groupedColumnMode: false,
    state: {
      columnVisibility: Object.fromEntries([groupColumn, ...hidden].map((id) => [id, false])),
      columnPinning: {
        start: columns.filter(({ isSticky }, index) => isSticky || index === 0).map(({ id }) => id),
        end: [],
      },
      grouping: groups ? [groupColumn] : [],
      // Groups keep their order; rows are sorted inside them.
      sorting:
        groups && sorting.length > 0 ? [{ id: groupColumn, desc: false }, ...sorting] : sorting,
      rowSelection,
    },
    onSortingChange: (update) =>
      change({
        ...settings,
        sort: functionalUpdate(update, sorting).map(({ id, desc }) => ({
          column: id,
          direction: desc ? "descending" : "ascending",
        })),
      }),
    onRowSelectionChange: (update) => {
      const ids = Object.keys(functionalUpdate(update, rowSelection));
      if (props.onSelectionChange) props.onSelectionChange(new Set(ids));
      else if (ids[0] !== undefined) props.onSelect?.(ids[0]);
    },
  });

  const { rows: displayed } = table.getSortedRowModel();
  const lines = useMemo(() => linesOf(displayed, rows, groups), [displayed, rows, groups]);
  const all = useMemo(() => data.map(({ row }) => row), [data]);
  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id));

  return {
    lines,
    /** Every loaded row, in the order of the props. */
    rows: all,
    columns: columns.filter(({ id }) => visible.has(id)),
    stickyIds: table.getStartVisibleLeafColumns().map(({ id }) => id),
    sort,
    /** Ascending, descending, unsorted. With `isAdded` the table stays sorted by the other columns first. */
    toggleSort: (id: string, isAdded: boolean) =>
      table.getColumn(id)?.toggleSorting(undefined, isAdded),
    /** Undefined if there is nothing to choose, or no settings. */
    menu:
      labels === undefined || hideable.length < 2
        ? undefined
        : {
            labels,
            columns: hideable,
            hidden,
            onHiddenChange: (ids: readonly string[]) =>
              // Ids of columns that are currently missing stay stored.
              change({
                ...settings,
                hidden: [...settings.hidden.filter((id) => !hidden.includes(id)), ...ids],
              }),
            onReset: () => change(initialSettings),
          },
    selection: useSelection(table, props, rowSelection, lines),
  };
}

export type DataTableModel<Row> = ReturnType<typeof useDataTable<Row>>;

const entriesOf = <Row>(
  rows: DataViewProps<Row>["rows"],
  groups: DataViewProps<Row>["groups"],
  getRowId: (row: Row) => string,
): Entry<Row>[] =>
  (groups ?? [{ rows: rows ?? [] }]).flatMap((part, group) =>
    part.rows.flatMap((row) => (row === undefined ? [] : { id: getRowId(row), row, group })),
  );

/** The first column and the one that names rows always stay; controls too. */
const canHide = <Row>(
  columns: readonly DataColumn<Row>[],
  column: DataColumn<Row>,
  index: number,
) => index > 0 && column !== namingColumn(columns) && !column.hideHeader;

function definitionsOf<Row>(
  columns: readonly DataColumn<Row>[],
  locale: string,
): ColumnDef<typeof features, Entry<Row>>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const sortFn = (one: EntryRow<Row>, other: EntryRow<Row>, id: string) => {
    const [a, b] = [one.getValue(id), other.getValue(id)];
    return typeof a === "string" || typeof b === "string"
      ? compare(String(a), String(b))
      : Number(a) - Number(b);
  };
  return [
    { id: groupColumn, accessorFn: ({ group }) => group, sortFn },
    ...columns.map(({ id, sortBy }): ColumnDef<typeof features, Entry<Row>> =>
      sortBy
        ? { id, accessorFn: ({ row }) => sortBy(row) ?? undefined, sortFn, sortUndefined: "last" }
        : { id },
    ),
  ];
}

function linesOf<Row>(
  displayed: readonly EntryRow<Row>[],
  rows: DataViewProps<Row>["rows"],
  groups: DataViewProps<Row>["groups"],
): readonly Line<Row>[] {
  const line = ({ id, original }: EntryRow<Row>): Line<Row> => ({
    kind: "row",
    id,
    row: original.row,
  });
  if (!groups) {
    const loaded = displayed.values();
    return (rows ?? []).map((row, index) => {
      const { value } = row === undefined ? {} : loaded.next();
      return value ? line(value) : { kind: "waiting", id: `waiting ${index}` };
    });
  }
  return displayed.flatMap(({ original, subRows }): Line<Row>[] => {
    const { id = "", label = "" } = groups[original.group] ?? {};
    return [{ kind: "group", id, label, count: subRows.length }, ...subRows.map(line)];
  });
}
