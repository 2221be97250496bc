import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { Part } from "../samples.tsx";
import { manyParts } from "../tables.tsx";
import { DataTable, type DataTableProps } from "../../components/DataTable/DataTable.tsx";

type Play = NonNullable<StoryObj<typeof DataTable<Part>>["play"]>;

export const playVirtual: Play = async ({ canvas }) => {
  const grid = canvas.getByRole("grid");
  await expect(grid).toHaveAttribute("aria-rowcount", "10003");
  await waitFor(() => expect(within(grid).getAllByRole("row").length).toBeLessThan(60));
  const widths = () =>
    within(grid)
      .getAllByRole("columnheader")
      .map((head) => head.getBoundingClientRect().width);
  const before = widths();
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  const last = within(grid).getByRole("row", { name: /BR40999/ });
  await expect(last).toHaveFocus();
  await expect(last).toHaveAttribute("aria-rowindex", "10003");
  await expect(widths()).toEqual(before);
  grid.parentElement?.scrollTo(0, 0);
  await within(grid).findByRole("row", { name: /BR31000/ });
  await expect(last).toHaveFocus();
  await userEvent.keyboard("{Home}{PageDown}");
  await expect(within(grid).getByRole("row", { name: /BR31004/ })).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await waitFor(() => expect(grid.parentElement?.scrollTop).toBe(0));
};

export const playVirtualInPage: Play = async ({ canvas }) => {
  const grid = canvas.getByRole("grid");
  await waitFor(() => expect(within(grid).getAllByRole("row").length).toBeLessThan(100));
  await expect(grid.getBoundingClientRect().height).toBeGreaterThan(400_000);
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  const last = within(grid).getByRole("row", { name: /BR40999/ });
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  const head = within(grid).getByRole("columnheader", { name: "Outline" });
  await expect(Math.round(head.getBoundingClientRect().top)).toBe(0);
  window.scrollTo(0, 0);
};

/** Loads rows on request, as a view does. */
export function LazyTable(args: DataTableProps<Part>) {
  const [rows, setRows] = useState(() => manyParts.map(() => undefined as Part | undefined));
  return (
    <DataTable
      {...args}
      rows={rows}
      onRowsNeeded={(first, end) => {
        args.onRowsNeeded?.(first, end);
        setTimeout(() =>
          setRows((now) =>
            now.map((row, index) => (index >= first && index < end ? manyParts[index] : row)),
          ),
        );
      }}
    />
  );
}

export const playLazy: Play = async ({ canvas }) => {
  const table = canvas.getByRole("table");
  const frame = table.parentElement;
  const row = (name: string) => canvas.findByRole("row", { name: new RegExp(name) });
  await expect(table).toHaveAttribute("aria-rowcount", "10001");
  await expect(await row("BR31009")).toHaveAttribute("aria-rowindex", "11");
  await expect(canvas.getByText("BR31007 was replaced.")).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  const note = canvas.getByRole("textbox", { name: "Note on BR31001" });
  await expect(note).toHaveFocus();
  await userEvent.keyboard("worn");

  frame?.scrollTo(0, 200_000);
  await waitFor(() => expect(canvas.queryByText("BR31000")).toBeNull());
  await waitFor(() => expect(canvas.queryByText("Loading row")).toBeNull());
  await expect(within(table).getAllByRole("row").length).toBeLessThan(80);
  await expect(note).toHaveFocus();
  frame?.scrollTo(0, 10_000_000);
  const last = await row("BR40999");
  await waitFor(() => {
    frame?.scrollTo(0, 10_000_000);
    const edge = frame?.getBoundingClientRect().bottom ?? 0;
    return expect(Math.abs(last.getBoundingClientRect().bottom - edge)).toBeLessThan(2);
  });
  frame?.scrollTo(0, 0);
  await waitFor(() => expect(canvas.getByText("BR31007 was replaced.")).toBeVisible());
  await expect(note).toHaveValue("worn");
};
