import { type Name, only, textOf, type TestingTools } from "./tools.ts";

export function dataTable(tools: TestingTools, scope: HTMLElement, name: Name) {
  const { within, userEvent, waitFor } = tools;
  const table = () => {
    const [grid] = within(scope).queryAllByRole("grid", { name });
    if (!grid && within(scope).queryAllByRole("list", { name }).length > 0)
      throw new Error(`The rows of ${name} are shown as cards.`);
    return (grid ?? within(scope).getByRole("table", { name })) as HTMLTableElement;
  };
  const isMultiple = () => table().hasAttribute("aria-multiselectable");
  const isSelectable = (row: HTMLElement) => row.hasAttribute("aria-selected");
  const rowHeads = () =>
    [...table().tBodies].flatMap((body) => within(body).queryAllByRole("rowheader"));
  const rowOf = (row: Name) =>
    only("row", rowHeads(), textOf, row).parentElement as HTMLTableRowElement;
  const headOf = (column: Name) => {
    const heads = within(table()).queryAllByRole("columnheader");
    // The sign of the sorting follows the title.
    const titleOf = (head: HTMLElement) => textOf(head.querySelector("span")?.firstChild);
    return only("column", heads, titleOf, column) as HTMLTableCellElement;
  };
  return {
    /** The row headers, in order. A long table has only the rows near the screen. Fails if the rows are shown as cards. */
    rows: () => rowHeads().map(textOf),
    /** The text of a cell. Fails if the row or the column is missing. */
    cell: (row: Name, column: Name) => textOf(rowOf(row).cells[headOf(column).cellIndex]),
    /** Presses a column header: ascending, descending, then unsorted. Fails if the column cannot be sorted. */
    sortBy: async (column: Name) => {
      const order = () => headOf(column).getAttribute("aria-sort");
      const before = order();
      await userEvent.click(within(headOf(column)).getByRole("button"));
      await waitFor(() => {
        if (order() === before) throw new Error(`The order by ${column} did not change.`);
      });
    },
    /** Opens a row with the mouse, where rows have an action. */
    open: async (row: Name) => {
      // Where a click selects one row, a double click opens it.
      const isSingle = isSelectable(rowOf(row)) && !isMultiple();
      await userEvent[isSingle ? "dblClick" : "click"](rowOf(row));
    },
    /** Selects a row, or presses its checkbox. Fails if rows cannot be selected. */
    select: async (row: Name) => {
      const found = rowOf(row);
      if (!isSelectable(found)) throw new Error(`The rows of ${name} cannot be selected.`);
      const [checkbox] = isMultiple() ? within(found).queryAllByRole("checkbox") : [];
      await userEvent.click(checkbox ?? found);
    },
  };
}
