import { useId } from "react";
import type { FocusEvent } from "react";
import {
  Cell,
  Column,
  Row as AriaRow,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from "react-aria-components";
import {
  cell,
  frame,
  groupRow,
  groupRowCell,
  headCell,
  headText,
  row as rowStyle,
  sortSign,
  table,
} from "../../internal/table.css.ts";
import { size } from "../../theme/scale.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { DataTableProps } from "./DataTable.tsx";
import { RowRadio } from "./RowRadio.tsx";
import { rowsOf } from "./types.ts";
import type { DataColumn } from "./types.ts";

/** From here on, rendering every row costs more than keeping track of those in sight. */
const virtualFrom = 200;

type GridProps<Row> = Omit<
  DataTableProps<Row>,
  | "state"
  | "loadingLabel"
  | "skeletonRows"
  | "emptyState"
  | "errorState"
  | "onNarrow"
  | "renderCard"
>;

export function DataGrid<Row>({
  label,
  columns,
  rows,
  groups,
  getRowId,
  getRowText,
  selectedId,
  onSelect,
  selectionControl = "row",
  onRowAction,
  sort,
  onSortChange,
  onRowHover,
  litId,
  maxHeight,
  rowHeight = "rowDense",
  headRule = "strong",
}: GridProps<Row>) {
  const radioName = useId();
  const all = rowsOf({ rows, groups });
  const isVirtual = all.length > virtualFrom && maxHeight !== undefined;
  const hasRadios = onSelect !== undefined && selectionControl === "radio";
  const isInteractive = onSelect !== undefined || onRowAction !== undefined;
  const isRowHeader = (column: DataColumn<Row>) =>
    columns.some((other) => other.isRowHeader)
      ? column.isRowHeader === true
      : column === columns[0];

  const renderRow = (row: Row) => {
    const id = getRowId(row);
    return (
      <AriaRow
        key={id}
        id={id}
        className={rowStyle({ rowHeight, isInteractive, isLit: id === litId })}
        textValue={getRowText(row)}
        data-row-id={id}
        {...(onRowHover && {
          onHoverStart: () => onRowHover(id),
          onHoverEnd: () => onRowHover(null),
        })}
      >
        {hasRadios && (
          <Cell className={cell({ isVirtual })}>
            <RowRadio
              name={radioName}
              label={getRowText(row)}
              isSelected={id === selectedId}
              onSelect={() => onSelect(id)}
            />
          </Cell>
        )}
        {columns.map((column) => (
          <Cell
            key={column.id}
            className={cell({
              align: column.align,
              isMono: column.isMono,
              isMuted: column.isMuted,
              isVirtual,
            })}
          >
            {isVirtual ? <div>{column.cell(row)}</div> : column.cell(row)}
          </Cell>
        ))}
      </AriaRow>
    );
  };

  const onFocus = (event: FocusEvent) =>
    onRowHover?.(event.target.closest<HTMLElement>("[data-row-id]")?.dataset["rowId"] ?? null);

  const grid = (
    <Table
      className={table({ headRule, isVirtual })}
      aria-label={label}
      style={isVirtual ? { blockSize: maxHeight } : undefined}
      {...(onSelect && {
        selectionMode: "single" as const,
        selectionBehavior: "replace" as const,
        disallowEmptySelection: true,
        selectedKeys: selectedId ? [selectedId] : [],
        onSelectionChange: (keys) => {
          const [chosen] = keys;
          if (chosen !== undefined) onSelect(String(chosen));
        },
      })}
      {...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) })}
      {...(sort && { sortDescriptor: sort })}
      {...(onSortChange && {
        onSortChange: ({ column, direction }) =>
          onSortChange({ column: String(column), direction }),
      })}
    >
      <TableHeader>
        {hasRadios && (
          <Column
            id="selection"
            className={headCell({ isVirtual })}
            width={size.rowDimension}
            textValue={label}
          >
            <span className={headText({ isHidden: true })}>{label}</span>
          </Column>
        )}
        {columns.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            className={headCell({ align: column.align, isVirtual })}
            isRowHeader={isRowHeader(column)}
            allowsSorting={column.isSortable === true}
            width={column.width}
            {...(column.width !== undefined &&
              !isVirtual && { style: { inlineSize: column.width } })}
          >
            {({ sortDirection, allowsSorting }) => (
              <span className={headText({ isHidden: column.hideHeader, align: column.align })}>
                {column.header}
                {allowsSorting && (
                  <span className={sortSign({ isActive: sortDirection !== undefined })}>
                    <Icon
                      name={sortDirection === "descending" ? "sortDown" : "sortUp"}
                      size="small"
                    />
                  </span>
                )}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {groups
          ? groups.flatMap((group) => [
              <AriaRow
                key={`group-${group.id}`}
                id={`group-${group.id}`}
                className={groupRow}
                textValue={group.label}
                isDisabled
              >
                <Cell
                  className={groupRowCell({ isVirtual })}
                  colSpan={columns.length + (hasRadios ? 1 : 0)}
                >
                  {group.label} <span>{group.rows.length}</span>
                </Cell>
              </AriaRow>,
              ...group.rows.map(renderRow),
            ])
          : all.map(renderRow)}
      </TableBody>
    </Table>
  );

  return (
    <div
      className={frame({ isScroller: maxHeight !== undefined && !isVirtual })}
      style={maxHeight !== undefined && !isVirtual ? { maxBlockSize: maxHeight } : undefined}
      {...(onRowHover && { onFocus, onBlur: () => onRowHover(null) })}
    >
      {isVirtual ? (
        <Virtualizer
          layout={TableLayout}
          layoutOptions={{ estimatedRowHeight: size[rowHeight], headingHeight: size.rowDimension }}
        >
          {grid}
        </Virtualizer>
      ) : (
        grid
      )}
    </div>
  );
}
