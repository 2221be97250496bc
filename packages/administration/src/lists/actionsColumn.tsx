import { type DataColumn, MenuButton, type MenuButtonProps } from "@caliper/design-system";

/** The last column of a list: a menu of actions in each row. */
export const actionsColumn = <Row, Action extends string>(
  header: string,
  menuOf: (row: Row) => Pick<MenuButtonProps<Action>, "label" | "items">,
  onAct: (row: Row, action: Action) => void,
): DataColumn<Row> => ({
  id: "actions",
  header,
  inCard: "beside",
  isUnprinted: true,
  width: 88,
  cell: (row) => (
    <span data-actions="">
      <MenuButton {...menuOf(row)} icon="more" iconOnly onAction={(action) => onAct(row, action)} />
    </span>
  ),
});
