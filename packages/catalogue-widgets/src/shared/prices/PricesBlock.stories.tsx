import type { Prices } from "@caliper/api-client";
import { examples, problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { withCatalogue } from "../../testing/stories/index.ts";
import { PricesBlock } from "./PricesBlock.tsx";

const pads = examples.datasheets.brake_pads;
const rotor = examples.datasheets.brake_rotors;
const none = { grades: [], rows: [] };

const announced = (prices: Prices, grade: string, amount: number): Prices => ({
  ...prices,
  hasHistory: true,
  next: [{ warehouse: "MIAMI", grade, amount, from: "2026-12-01" }],
});
const withNext = announced(rotor.prices ?? none, "Precio", 39.9);
const padsWithNext = announced(pads.prices ?? none, "CERAMIC PLUS", 18.6);

const meta = {
  title: "Datasheet/Blocks/Prices",
  component: PricesBlock,
  decorators: [withCatalogue],
  args: { prices: rotor.prices ?? none, certification: rotor.certification },
  parameters: {
    guide: [
      "Use it beside a part's title: prices by warehouse and grade.",
      "Pass what the server returned: a viewer's prices are already limited to their warehouses.",
      "Don't filter prices by level in the browser.",
      "Don't show it empty: without prices it renders nothing.",
    ],
    visual: { width: 420 },
  },
} satisfies Meta<typeof PricesBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A price of 0 is an empty cell; PLANTA is shown as CHINA. */
export const Rotor: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row").map((row) => row.textContent);
    await expect(rows.slice(1)).toEqual([
      "MIAMIUS$38.40US$44.75",
      "VENEZUELAUS$42.60–",
      "PANAMAUS$38.95US$45.05",
      "COLOMBIAUS$39.85US$46.10",
      "CHINAUS$31.20US$36.90",
      "MEXICOUS$39.20US$45.30",
      "CETAMUS$40.10–",
    ]);
  },
};
/** Four grades, one of them certified. */
export const Pads: Story = {
  args: { prices: pads.prices ?? none, certification: pads.certification },
  parameters: { visual: { width: 640 } },
};
/** If four columns do not fit, the grades are in pairs below their warehouse. */
export const PadsOnPhone: Story = {
  args: { prices: pads.prices ?? none, certification: pads.certification },
  parameters: { visual: { width: 320 } },
};
export const OneWarehouse: Story = {
  args: { prices: { ...(rotor.prices ?? none), rows: rotor.prices?.rows.slice(0, 1) ?? [] } },
};
/** Next month's prices, and a button that opens the history. */
export const NextMonth: Story = {
  globals: { locale: "en" },
  args: { prices: withNext, code: "BR31338" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/from December 1:/u)).toHaveTextContent(
      "from December 1: US$39.90",
    );
    await expect(canvas.getByRole("button", { name: "Price history" })).toBeVisible();
  },
};
/** The note below prices of four grades, in Spanish and in pairs. */
export const NextMonthOnPhone: Story = {
  globals: { locale: "es" },
  args: { prices: padsWithNext, code: "D1210" },
  parameters: { visual: { width: 320 } },
};
/** A chart and a table per grade and warehouse, the chosen one first. */
export const History: Story = {
  globals: { locale: "en" },
  args: { prices: withNext, code: "BR31338" },
  parameters: { visual: { page: true, phone: true } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Price history" }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    const tables = await within(dialog).findAllByRole("table");
    const rows = within(tables[0] ?? dialog).getAllByRole("row");
    await expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      "BeforeUS$36.90",
      "Mar 1, 2026US$37.50",
      "Sep 1, 2026CurrentUS$38.40",
      "Dec 1, 2026US$39.90",
    ]);
    await expect(dialog.querySelectorAll("svg path[d^='M']")).not.toHaveLength(0);
  },
};
export const HistoryFailed: Story = {
  ...History,
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/price-history": problem(503) } },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Price history" }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole("alert", {}, { timeout: 5000 })).toBeVisible();
  },
};
export const Thousands: Story = {
  args: {
    prices: { grades: ["Precio"], rows: [{ warehouse: "MIAMI", amounts: { Precio: 1234.5 } }] },
  },
};
const stock = { state: "inStock", asOf: "2026-11-12T10:40:00Z", isCurrent: true } as const;
/** What each warehouse has of each grade, and of which time that is. */
export const WithStock: Story = {
  args: {
    prices: {
      ...(rotor.prices ?? none),
      rows: (rotor.prices?.rows ?? []).slice(0, 4).map((row, index) => ({
        ...row,
        stock: [
          { Precio: stock, "HIGH PERFORMANCE": { ...stock, state: "low" } },
          { Precio: { ...stock, state: "none", expected: "2026-12-09" } },
          { Precio: { ...stock, isCurrent: false } },
          {},
        ][index],
      })) as NonNullable<typeof rotor.prices>["rows"],
    },
  },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Low stock")).toBeVisible();
    await expect(canvas.getByText("expected Dec 9")).toBeVisible();
    await expect(canvas.getByText(/^\S+ not current since/u)).toBeVisible();
  },
};
export const Spanish: Story = { globals: { locale: "es" } };
export const Empty: Story = { args: { prices: none } };
