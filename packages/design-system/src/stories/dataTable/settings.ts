import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { Part } from "../samples.tsx";
import type { DataTable } from "../../components/DataTable/DataTable.tsx";
import type { TableSettings, TableSettingsHost } from "../../components/DataTable/settings.ts";

type Play = NonNullable<StoryObj<typeof DataTable<Part>>["play"]>;

export const stored = new Map<string, TableSettings>();
export const host: TableSettingsHost = {
  load: (id) => stored.get(id),
  save: (id, settings) => stored.set(id, settings),
  labels: () => ({
    columns: "Columns",
    reset: "Reset",
    sortHint: "Press Shift and a heading to sort by another column too.",
  }),
};

export const playSettings: Play = async ({ canvas }) => {
  const head = (name: RegExp) => canvas.queryByRole("columnheader", { name });
  const item = (name: string) => within(document.body).getByRole("menuitemcheckbox", { name });
  await userEvent.tab();
  await expect(canvas.getByRole("row", { name: /BR31338/ })).toHaveFocus();
  canvas.getByRole("button", { name: "Columns" }).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(item("Product"));
  await userEvent.click(item("Fits"));
  await expect(item("Product")).not.toBeChecked();
  await expect(within(document.body).queryByRole("menuitemcheckbox", { name: "Code" })).toBeNull();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(head(/Product|Fits/)).toBeNull());
  const user = userEvent.setup();
  await user.click(canvas.getByRole("columnheader", { name: /MIAMI/ }));
  await user.keyboard("{Shift>}");
  await user.click(canvas.getByRole("columnheader", { name: /Code/ }));
  await user.keyboard("{/Shift}");
  await expect(head(/Code/)).toHaveTextContent("Code2");
  await expect(stored.get("parts")).toEqual({
    hidden: ["product", "fits"],
    sort: [
      { column: "price", direction: "ascending" },
      { column: "code", direction: "ascending" },
    ],
  });
  await user.unhover(canvas.getByRole("columnheader", { name: /Code/ }));
  await user.click(canvas.getByRole("button", { name: "Columns" }));
  await user.click(within(document.body).getByRole("menuitem", { name: "Reset" }));
  await waitFor(() => expect(head(/Product/)).toBeVisible());
  await expect(stored.get("parts")).toEqual({ hidden: [], sort: [] });
  await user.click(canvas.getByRole("button", { name: "Columns" }));
  await user.click(item("Matched by"));
};
