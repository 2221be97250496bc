import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { Part } from "../samples.tsx";
import type { DataTable } from "../../components/DataTable/DataTable.tsx";

type Play = NonNullable<StoryObj<typeof DataTable<Part>>["play"]>;

export const playKeyboard: Play = async ({ args, canvas }) => {
  const table = canvas.getByRole("grid", { name: "Results" });
  const row = (name: RegExp) => within(table).getByRole("row", { name });
  await userEvent.tab();
  await expect(row(/BR31338/)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect(args.onSelect).toHaveBeenLastCalledWith("D12001");
  await userEvent.keyboard("{End}");
  await expect(row(/WC116328/)).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
  await expect(within(table).getByRole("link", { name: "BR31338" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowRight}");
  await expect(within(table).getByRole("button", { name: "Code" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}bd");
  await expect(row(/BD12009/)).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowDown}{Enter}");
  await expect(args.onRowAction).toHaveBeenLastCalledWith(
    expect.objectContaining({ code: "D12001" }),
  );
};

export const playMultiple: Play = async ({ canvas }) => {
  const chosen = () => canvas.getAllByRole("row", { selected: true }).length;
  const all = canvas.getByRole("checkbox", { name: "Choose all" });
  await userEvent.tab();
  await userEvent.keyboard(" {Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  await expect(chosen()).toBe(3);
  await expect(all).toBePartiallyChecked();
  await userEvent.keyboard("{Control>}a{/Control}");
  await expect(all).toBeChecked();
  await userEvent.click(all);
  await expect(canvas.queryAllByRole("row", { selected: true })).toHaveLength(0);
  await userEvent.click(canvas.getByRole("checkbox", { name: /D12001/ }));
  const user = userEvent.setup();
  await user.keyboard("{Shift>}");
  await user.click(canvas.getByRole("checkbox", { name: /D12007/ }));
  await user.keyboard("{/Shift}");
  await expect(chosen()).toBe(3);
};

export const playSorted: Play = async ({ canvas }) => {
  const head = canvas.getByRole("columnheader", { name: /MIAMI/ });
  const firstRow = () => canvas.getAllByRole("row")[1];
  const natural = firstRow()?.textContent;
  await userEvent.click(head);
  await userEvent.click(head);
  await expect(canvas.queryAllByRole("row").some((row) => row.matches(":focus"))).toBe(false);
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(firstRow()).toHaveAccessibleName(/WC116328/);
  await userEvent.click(head);
  await expect(head).toHaveAttribute("aria-sort", "none");
  await expect(firstRow()?.textContent).toBe(natural);
  await userEvent.click(head);
  await userEvent.click(head);
  await userEvent.unhover(head);
};
