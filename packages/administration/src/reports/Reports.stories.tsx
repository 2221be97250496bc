import { problem } from "@caliper/api-client/fixtures";
import { see, shows } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { InterchangeTable } from "./InterchangeTable.tsx";
import { TableDownload } from "./TableDownload.tsx";

const meta = {
  title: "Reports/Downloads",
  component: TableDownload,
  subcomponents: { InterchangeTable },
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it for tables that people need as a spreadsheet.",
      "Use `InterchangeTable` for the interchanges of chosen families.",
      "Don't use it for rows on the page: tables there export them.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1216 },
  },
} satisfies Meta<typeof TableDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

const asAdmin = (handlers: object, delay?: number) => ({
  catalogue: { account: "admin", handlers, delay },
});

/** Without a table the field shows an error and receives focus. */
export const Unchosen: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Descargar" }));
    await expect(await canvas.findByText("selecciona una tabla")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: /Tabla/u })).toHaveFocus());
  },
};

/** Chosen and downloaded by keyboard. */
export const Saved: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("button", { name: /Table/u });
    await waitFor(() => expect(field).toBeEnabled());
    field.focus();
    await userEvent.keyboard("{Enter}Applications{Enter}");
    await expect(field).toHaveTextContent("Applications");
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(await canvas.findByText("application.xlsx was downloaded.")).toBeVisible();
  },
};

export const DownloadFailed: Story = {
  globals: { locale: "en" },
  parameters: asAdmin({ "GET /api/descargar-excel/{table}": problem(500) }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("button", { name: /Table/u });
    field.focus();
    await userEvent.keyboard("{Enter}Prices{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Request fail.");
  },
};

/** A large download shows its progress and can be canceled. */
export const Running: Story = {
  globals: { locale: "en" },
  parameters: asAdmin({
    "GET /api/descargar-excel/{table}": () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new Uint8Array(4_200_000)),
        }),
      ),
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("button", { name: /Table/u });
    field.focus();
    await userEvent.keyboard("{Enter}Applications{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: /Download/u }));
    await see(canvas, "Downloading the file: 4.2 MB", ["button", "Cancel"]);
  },
};

export const ListFailed: Story = {
  parameters: {
    ...asAdmin({ "GET /api/obtener-tablas": problem(503) }),
    visual: { skip: true },
  },
  play: shows("Request fail."),
};

/** With the prices chosen, what changes on a day can be downloaded. */
export const PriceChanges: Story = {
  globals: { locale: "en" },
  parameters: {
    ...asAdmin({ "GET /api/obtener-tablas": ["brake_pads", "precios"] }),
    visual: { width: 1216, phone: true },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("button", { name: /Table/u });
    field.focus();
    await userEvent.keyboard("{Enter}precios{Enter}");
    const day = await canvas.findByRole("textbox", { name: /First day/u });
    const download = canvas.getAllByRole("button", { name: "Download" })[1] ?? day;
    await expect(download).toBeDisabled();
    await userEvent.type(day, "2026-12-01");
    await userEvent.click(download);
    await expect(
      await canvas.findByText("price-changes-2026-12-01.xlsx was downloaded."),
    ).toBeVisible();
  },
};

/** The button does nothing while no family is checked. */
export const Interchanges: Story = {
  globals: { locale: "en" },
  render: () => <InterchangeTable />,
  parameters: { visual: { width: 1216, phone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(canvas.queryByText(/was downloaded/u)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "All" }));
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(await canvas.findByText("interchanges.xlsx was downloaded.")).toBeVisible();
  },
};
