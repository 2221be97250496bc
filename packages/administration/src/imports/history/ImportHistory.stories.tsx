import {
  importsAnswer,
  loadableTablesAnswer,
  problem,
  sheetLayoutAnswer,
} from "@caliper/api-client/fixtures";
import { answers, shows } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../../testing/index.ts";
import { ImportHistory } from "./ImportHistory.tsx";
import { RecentImports } from "./RecentImports.tsx";

const meta = {
  title: "Loading/History",
  component: ImportHistory,
  subcomponents: { RecentImports },
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it beside the upload: it says what was loaded, by whom, and can undo it.",
      "Undo the newest import first.",
      "Use `RecentImports` for the latest few on an overview.",
      "Don't use it for changes of accounts, keys or amendments: use `AuditLog`.",
    ],
    catalogue: { account: "admin", handlers: { "GET /api/v1/tables": loadableTablesAnswer } },
    visual: { width: 1216, phone: true },
  },
  args: { onLoad: fn() },
} satisfies Meta<typeof ImportHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change history and loadable tables. */
export const Data: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("31,424")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Load a file" }));
    await expect(args.onLoad).toHaveBeenCalled();
  },
};

/** The server filters, so an old import is found although newer ones fill the first page. */
export const OnlyFailed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "admin",
      handlers: {
        "GET /api/v1/tables": loadableTablesAnswer,
        "GET /api/v1/imports": ({ query }: { query: Readonly<Record<string, string>> }) => ({
          imports: importsAnswer.imports.filter(({ state }) =>
            query["state"] === undefined ? state !== "failed" : state === query["state"],
          ),
          ...(query["state"] === undefined && { next: "1_page" }),
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    const undo = { name: /^Undo: precios.xlsx/u };
    await canvas.findByRole("button", undo);
    await expect(canvas.getAllByText("Failed")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("radio", { name: "Failed" }));
    // The filter and the state of the import.
    await waitFor(() => expect(canvas.getAllByText("Failed")).toHaveLength(2));
    await expect(canvas.queryByRole("button", undo)).toBeNull();
  },
};

/** Undoing an import names the rows that were edited since and stay. */
export const Undone: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true, phone: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Deshacer: precios.xlsx/u }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Deshacer" }));
    const result = within(await screen.findByRole("dialog"));
    await expect(result.getByText("60 filas restauradas.")).toBeVisible();
    await expect(result.getByText("BR31338 · Precio · MIAMI")).toBeVisible();
  },
};

const saveHours = fn(() => ({ currentHours: 4 }));

/** An administrator sets how long changes are kept and stock is current, and deletes a supplier's layout. */
export const Settings: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/sheet-layouts": [sheetLayoutAnswer],
      "PUT /api/v1/stock-settings": saveHours,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change" }));
    const dialog = within(await screen.findByRole("dialog", { name: "History retention" }));
    await userEvent.click(dialog.getByRole("button", { name: /Delete changes older than$/u }));
    await userEvent.click(await screen.findByRole("option", { name: "90 days" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/Changes older than 90 days are deleted/u)).toBeVisible();

    await userEvent.click(
      await canvas.findByRole("button", { name: /Stock is not current after$/u }),
    );
    await userEvent.click(await screen.findByRole("option", { name: "4 hours" }));
    await expect(saveHours).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { currentHours: 4 } }),
    );

    const matched = "Our code → Codigo, Maker → Brand, Ref. → Interchange";
    const table = within(canvas.getByRole("grid", { name: "Saved column matches" }));
    await expect(table.getByRole("rowheader", { name: matched })).toBeVisible();
    await userEvent.click(table.getByRole("button", { name: `Delete ${matched}` }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const Empty: Story = {
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/v1/imports": { imports: [] } }),
  },
  play: shows("No imports yet"),
};

export const Failed: Story = {
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/v1/imports": problem(500) }),
  },
  play: shows("Request fail."),
};
