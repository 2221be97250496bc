import { useId } from "react";
import { Menu, MenuItem, MenuSection, MenuTrigger, Separator } from "react-aria-components";
import { list, option, optionMain, separator } from "../../parts/ListBox.css.ts";
import { ListPopover, OptionCheck } from "../../parts/ListBox.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { menuHint } from "./DataTable.css.ts";
import type { DataTableModel } from "./useDataTable.ts";

interface ColumnMenuProps {
  /** How to sort; shown where headers sort. */
  hint?: string;
}

/** Chooses the columns of a table; cards have all of them. */
export function ColumnMenu<Row>({
  labels,
  columns,
  hidden,
  onHiddenChange,
  onReset,
  hint,
}: NonNullable<DataTableModel<Row>["menu"]> & ColumnMenuProps) {
  const hintId = useId();
  return (
    <MenuTrigger>
      <IconButton icon="columns" label={labels.columns} variant="plain" size="chip" hideTooltip />
      <ListPopover placement="bottom end">
        <Menu className={list()} aria-describedby={hint === undefined ? undefined : hintId}>
          <MenuSection
            aria-label={labels.columns}
            selectionMode="multiple"
            selectedKeys={columns.map(({ id }) => id).filter((id) => !hidden.includes(id))}
            onSelectionChange={(keys) =>
              onHiddenChange(
                columns.map(({ id }) => id).filter((id) => keys !== "all" && !keys.has(id)),
              )
            }
          >
            {columns.map(({ id, header }) => (
              <MenuItem key={id} id={id} className={option} textValue={header}>
                <span className={optionMain}>{header}</span>
                <OptionCheck />
              </MenuItem>
            ))}
          </MenuSection>
          <Separator className={separator} />
          <MenuItem className={option} onAction={onReset}>
            {labels.reset}
          </MenuItem>
        </Menu>
        {hint !== undefined && (
          <p id={hintId} className={menuHint}>
            {hint}
          </p>
        )}
      </ListPopover>
    </MenuTrigger>
  );
}
