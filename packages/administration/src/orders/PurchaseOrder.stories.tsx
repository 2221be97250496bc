import { orderDrums, orderRotors, problem } from "@caliper/api-client/fixtures";
import { answers, disabled, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { PasteList } from "./list/PasteList.tsx";
import { OrderHistory } from "./OrderHistory.tsx";
import { PurchaseOrderBuilder } from "./PurchaseOrderBuilder.tsx";
import type { OrderDraft, OrderDrafts } from "./orderDraft.ts";

const draftsWith = (draft?: OrderDraft): OrderDrafts => ({
  read: () => draft,
  save: fn(),
  subscribe: () => () => undefined,
});

const draft: OrderDraft = {
  user: "cliente",
  warehouse: "MIAMI",
  category: "Brake Rotors",
  subcategory: "Standard",
  note: "Deliver in two parts",
  added: [{ category: "Brake Drums", subcategory: "", agreed: undefined }],
  lines: [
    ["BR31338", 7],
    ["BR900412", 40],
  ].map(([code, quantity]) => ({
    code: String(code),
    grade: "Precio",
    category: "Brake Rotors",
    subcategory: "Standard",
    quantity: Number(quantity),
    agreed: undefined,
  })),
};

/** The order form, the pasted list and the history. */
const meta = {
  title: "Reports/Purchase order",
  component: PurchaseOrderBuilder,
  subcomponents: { OrderHistory, PasteList },
  decorators: [withToasts, withCatalogue],
  args: { drafts: draftsWith() },
  parameters: {
    guide: [
      "Use it where accounts write orders from codes or pasted lists.",
      "Start from a list with `PasteList`, and repeat an order from `OrderHistory`.",
      "Don't use it as a cart for anonymous visitors: orders belong to accounts.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof PurchaseOrderBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (field: RegExp, option: string) => {
  const button = await screen.findByRole("button", { name: field });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** Returns a product of a searched category. */
export const Searched: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await choose(/^Choose a user/u, "Frenos & Cía");
    await choose(/Warehouse$/u, "CHINA");
    await choose(/^Choose a category/u, "Brake Rotors");
    await expect(canvas.getByRole("button", { name: "Show products" })).toBeDisabled();
    await choose(/^Choose a subcategory/u, "Standard");
    await press("Show products");
    await press("Add BR31338");
    const quantity = canvas.getByRole("textbox", { name: "Quantity of BR31338" });
    // A box has two pieces.
    await expect(quantity).toHaveValue("2");
    await press(/of BR31338; add more$/u);
    await expect(quantity).toHaveValue("4");
    await press("BR31338: round up to full pallets");
    await expect(quantity).toHaveValue("120");
    await expect(canvas.getByText("4,608.00", { selector: "dd *" })).toBeVisible();
  },
};

/** A restored draft: quantities, a whole category and totals. */
export const Draft: Story = {
  globals: { locale: "en" },
  args: { drafts: draftsWith(draft) },
  play: async ({ canvas }) => {
    await press("Round up to full boxes");
    await expect(canvas.getByRole("textbox", { name: "Quantity of BR31338" })).toHaveValue("8");
    await press("Add all");
    await expect(canvas.queryByRole("textbox", { name: "Quantity of BR31338" })).toBeNull();
    await press("Restore");
    await expect(canvas.getByRole("textbox", { name: "Quantity of BR31338" })).toHaveValue("8");
  },
};

/** A replaced product is marked where it is chosen and in the order. */
export const Replaced: Story = {
  globals: { locale: "en" },
  args: { drafts: draftsWith(draft) },
  parameters: answers({
    "GET /api/buy_order_price_info": orderRotors.map((product) =>
      product.Code === "BR31338" ? { ...product, Replaced_by: ["BR31402"] } : product,
    ),
  }),
  play: async ({ canvas }) => {
    await press("Show products");
    await waitFor(() =>
      expect(canvas.getAllByText("Replaced by BR31402", { exact: false })).toHaveLength(2),
    );
  },
};

/** Adding a category twice shows an alert. */
export const FullyAdded: Story = {
  globals: { locale: "en" },
  args: {
    drafts: draftsWith({ ...draft, category: "Brake Drums", subcategory: undefined, lines: [] }),
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add all" })).toBeEnabled());
    await press("Add all");
    await expect(await screen.findByText("category fully added")).toBeVisible();
  },
};

/** Prices changed between search and send: nothing is sent, and each change is accepted in its row. */
export const PriceChanged: Story = {
  globals: { locale: "en" },
  args: { drafts: draftsWith(draft) },
  parameters: answers(() => {
    let isRaised = false;
    return {
      "GET /api/buy_order_price_info": ({ query }) => {
        const products = query["type"] === "Brake Rotors" ? orderRotors : orderDrums;
        return products.map((product, index) =>
          isRaised && index === 0 ? { ...product, Price: 41.9 } : product,
        );
      },
      "POST /api/buy_order_file": () => {
        isRaised = true;
        return problem(409, {
          errors: [{ field: "body/Products/0/Price", expected: "US$ 41.90" }],
        });
      },
    };
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Send order" })).toBeEnabled());
    await press("Send order");
    await see(
      canvas,
      "The price of a product has changed. One whole category has changed.",
      disabled(["button", "Send order"]),
      ["button", "Use today’s price of BR31338"],
      ["button", "Use today’s price of Brake Drums"],
    );
  },
};

/** A repeated order: one price has changed, one product is no longer available. */
export const Repeated: Story = {
  globals: { locale: "es" },
  args: { repeat: 12, onRepeated: fn() },
  play: async ({ canvas, args }) => {
    await see(
      canvas,
      /^Se repite la orden 12/u,
      "Cambió el precio de un producto.",
      "Sin precio hoy",
    );
    await expect(
      canvas.getAllByText("Rotor de freno, ventilado, delantero, Estándar"),
    ).toHaveLength(1);
    await expect(args.onRepeated).toHaveBeenCalledWith(12);
  },
};

/** The server's message about a user is shown. */
export const UserRefused: Story = {
  args: { drafts: draftsWith(draft) },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/buy_order_user_info": ({ query }) =>
        query["step"] === "0"
          ? ["cliente"]
          : Response.json(
              { type: "x", title: "x", status: 404, code: "not-found", msg: "No prices for him" },
              { status: 404 },
            ),
    }),
  },
  play: shows("No prices for him"),
};

/** Matched, ambiguous and unknown codes, and the fields an order requires. */
export const Pasted: Story = {
  globals: { locale: "en" },
  render: () => <PasteList order={{ drafts: draftsWith(), onOrder: fn() }} />,
  play: async ({ canvas }) => {
    const list = "Code\tQty\nBR31338\t4\nnv-5540\t2\nD1200\t8\nBR3133B\t1\nbr 31338\t3\nBD2210\t6";
    await userEvent.click(canvas.getByRole("textbox", { name: "List of codes" }));
    await userEvent.paste(list);
    await press("Look up in the catalogue");
    await expect(await canvas.findByText(/1 repeated line/u)).toBeVisible();
    await expect(canvas.getByText("NEVADO", { exact: false })).toBeVisible();
    await choose(/^Choose a user/u, "cliente");
    await choose(/Warehouse$/u, "MIAMI");
    await choose(/^Choose a subcategory/u, "Standard");
    await expect(await canvas.findByText("3 products can be ordered.")).toBeVisible();
  },
};

/** What replaces a code is offered and ordered only by choice, in its quantities. */
export const PastedReplacement: Story = {
  globals: { locale: "en" },
  render: () => <PasteList order={{ drafts: draftsWith(), onOrder: fn() }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "List of codes" }));
    await userEvent.paste("BR31340\t4\nKB0947\t1");
    await press("Look up in the catalogue");
    await waitFor(() => expect(canvas.getAllByText("Replaced")).not.toHaveLength(0));
    await expect(canvas.queryByRole("button", { name: "Start order" })).toBeNull();
    const option = "BR31338 · Brake Rotor · Replaces KB0947 · + 2 × BD2210";
    await choose(/KB0947/u, option);
    await expect(await canvas.findByText("2 products")).toBeVisible();
  },
};

export const History: Story = {
  globals: { locale: "en" },
  render: () => <OrderHistory />,
  play: shows(["link", "Order 12"], ["link", "Repeat order 12"]),
};

/** Clearing asks first, and can be undone. */
export const Cleared: Story = {
  globals: { locale: "en" },
  args: { drafts: draftsWith(draft) },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await press("Clear order");
    await press("Cancel");
    await expect(canvas.getByRole("textbox", { name: "Quantity of BR31338" })).toHaveValue("7");
    await press("Clear order");
    const question = await screen.findByRole("alertdialog", { name: "Clear the order?" });
    await userEvent.click(within(question).getByRole("button", { name: "Clear order" }));
    await expect(await canvas.findByText("The order is empty")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Order" })).toHaveFocus());
    await press("Restore");
    await expect(canvas.getByRole("textbox", { name: "Quantity of BR31338" })).toHaveValue("7");
  },
};

/** Success is reported once, with the number and a link to the order. */
export const Sent: Story = {
  globals: { locale: "en" },
  args: { drafts: draftsWith(draft) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Send order" })).toBeEnabled());
    await press("Send order");
    await expect(await screen.findAllByText("Order 13 was sent.")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "View order 13" })).toHaveAttribute(
      "href",
      "/reports/orders/13",
    );
  },
};

let orderSent = Promise.withResolvers<void>();

/** An order that is being sent cannot be changed; one that was not sent can. */
export const Sending: Story = {
  globals: { locale: "en" },
  args: { drafts: draftsWith(draft) },
  parameters: {
    visual: { skip: true },
    ...answers({
      "POST /api/buy_order_file": async () => {
        await orderSent.promise;
        return problem(500);
      },
    }),
  },
  play: async ({ canvas }) => {
    orderSent = Promise.withResolvers();
    const note = canvas.getByRole("textbox", { name: "Note" });
    await waitFor(() => expect(canvas.getByRole("button", { name: "Send order" })).toBeEnabled());
    await press("Send order");
    await waitFor(() => expect(note.closest("[inert]")).not.toBeNull());
    orderSent.resolve();
    await waitFor(() => expect(note.closest("[inert]")).toBeNull());
    await expect(note).toHaveValue("Deliver in two parts");
  },
};

export const Failed: Story = {
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/buy_order_user_info": () => problem(500) }),
  },
  play: shows("Request fail."),
};
