import { draftQuotation, problem, wholeQuotation } from "@caliper/api-client/fixtures";
import { answers, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { QuotationPage } from "./QuotationPage.tsx";

/** A quotation: a draft to price and send, or a sent revision. */
const meta = {
  title: "Lists/Quotation",
  component: QuotationPage,
  decorators: [withToasts, withCatalogue],
  args: {
    id: 8,
    hrefs: {
      quotation: (id?: number) =>
        id === undefined ? "/home/quotations" : `/home/quotations/${id}`,
      list: (id: number) => `/home/lists/${id}`,
    },
  },
  parameters: {
    guide: [
      "Use it as the page of one revision of a quotation, at an address of its own.",
      "A draft follows its list; send it when the customer gets it.",
      "Don't print this page for the customer: the PDF has the heading, and not the user's own prices.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1216 },
  },
} satisfies Meta<typeof QuotationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  globals: { locale: "en" },
  parameters: { visual: { width: 1216, phone: true } },
  play: shows("Quotation 12-2", "Fixed price", "Not in the catalogue", "Not sold by MIAMI"),
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: shows("Cotización 12-2", "Precio fijo", "MIAMI no lo vende"),
};

export const Sent: Story = {
  args: { id: 5 },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await see(canvas, "Expired", ["button", "Start a revision"]);
    await expect(canvas.queryByRole("button", { name: "Edit details" })).toBeNull();
  },
};

/** An account without prices sees and offers none. */
export const WithoutPrices: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { account: "junior" } },
  play: async ({ canvas }) => {
    await see(canvas, "Quotation 12-2", ["button", "Mark as sent"]);
    await expect(canvas.queryByText("US$")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Edit details" }));
    await expect(screen.queryByLabelText("Margin")).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

const changed = fn();

/** Another tab has changed the draft: nothing is saved, and the dialog keeps what was typed. */
export const Details: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "PATCH /api/v1/quotations/{id}": ({ body }) => {
      changed(body);
      return problem(409);
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit details" }));
    const dialog = within(await screen.findByRole("dialog"));
    const margin = dialog.getByLabelText("Margin");
    await userEvent.clear(margin);
    await userEvent.type(margin, "501");
    await userEvent.tab();
    await see(dialog, "Enter -90 to 500 %.");
    await userEvent.clear(margin);
    await userEvent.type(margin, "12.5");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await see(dialog, /changed elsewhere/);
    await expect(changed).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 4, margin: 12.5, warehouse: "MIAMI", rounding: 0.05 }),
    );
  },
};

/** The price for the customer follows what is typed. */
export const LinePrice: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Margin, Price of BR31339" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: "Margin for this line" }));
    const margin = dialog.getByLabelText("Margin");
    await userEvent.clear(margin);
    await userEvent.type(margin, "100");
    await see(dialog, "59.90");
  },
};

const whole = wholeQuotation(draftQuotation);

/** The prices have changed since the user saw them: nothing was sent, and the current ones are shown. */
export const Conflict: Story = {
  globals: { locale: "en" },
  parameters: {
    ...answers({
      "GET /api/v1/quotations/{id}": { ...whole, lines: whole.lines.filter(({ type }) => type) },
      "POST /api/v1/quotations/{id}/sent": () => problem(409),
    }),
    visual: { skip: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mark as sent" }));
    await see(canvas, /prices have changed/);
  },
};

const { list: _list, ...unlisted } = draftQuotation;

/** The account no longer has the warehouse, and the list was deleted. */
export const Lost: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "GET /api/v1/quotations/{id}": {
      ...wholeQuotation(unlisted),
      lines: [],
      lostWarehouse: "PANAMA",
    },
  }),
  play: shows(/no longer have the warehouse PANAMA/, /list of this draft was deleted/),
};

export const Missing: Story = {
  args: { id: 99 },
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: shows("This quotation does not exist"),
};

export const Loading: Story = {
  parameters: { visual: { skip: true }, catalogue: { account: "cliente", delay: Infinity } },
};
