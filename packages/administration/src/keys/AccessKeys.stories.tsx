import { problem } from "@caliper/api-client/fixtures";
import { shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { AccessKeys } from "./AccessKeys.tsx";

const sent = fn();

/** Access keys: administrators create and revoke them, and see their usage. */
const meta = {
  title: "Access keys/List",
  component: AccessKeys,
  decorators: [withToasts, withCatalogue],
  parameters: {
    guide: [
      "Use it where administrators give systems and pages of other sites access.",
      "Copy the secret of an API key when it is created: it is shown once.",
      "Don't share one key between several sites: each can then be revoked alone.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof AccessKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
};
const openForm = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "New key" }));
  return within(await screen.findByRole("dialog", { name: "New key" }));
};
const create = async (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole("button", { name: "Create key" }));

export const List: Story = { play: shows("Official site") };

/** Missing answers are named at their fields; the secret of an API key is shown once. */
export const Created: Story = {
  parameters: { visual: { page: true, phone: true } },
  play: async () => {
    const form = await openForm();
    await create(form);
    await expect(await form.findByText("Enter a name")).toBeVisible();
    await expect(form.getByText("Enter at least one site")).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Name/u), "Official site");
    await userEvent.click(form.getByRole("radio", { name: "API key" }));
    await userEvent.click(form.getByRole("checkbox", { name: "Load tables" }));
    await create(form);
    await expect(await form.findByText("There is already a key with this name")).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Name/u), " 2");
    await create(form);
    const shown = await screen.findByLabelText<HTMLInputElement>("Key");
    await expect(shown.value).toMatch(/^sk_a{43}$/u);
    // The browser scrolls a long value to where its selection ends.
    shown.setSelectionRange(0, 0);
    await expect(screen.getByText(/it will not be shown again/u)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Copy key" })).toBeEnabled();
  },
};

/** Prices need warehouses whose prices the owner sees. */
export const NewEmbedKey: Story = {
  globals: { locale: "es" },
  parameters: {
    visual: { page: true, phone: true },
    catalogue: {
      account: "admin",
      handlers: {
        "POST /api/v1/access-keys": ({ body }: { body: unknown }) => {
          sent(body);
          return problem(503);
        },
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Nueva clave" }));
    const form = within(await screen.findByRole("dialog"));
    await userEvent.type(form.getByLabelText(/^Nombre/u), "Distribuidor");
    const sites = form.getByLabelText(/^Sitios/u);
    await userEvent.type(sites, "tienda.example");
    await userEvent.click(form.getByRole("button", { name: /Titular/u }));
    await userEvent.click(await screen.findByRole("option", { name: "cliente_miami" }));
    await userEvent.click(form.getByRole("checkbox", { name: "Precios" }));
    await userEvent.click(form.getByRole("button", { name: "Crear clave" }));
    await expect(await form.findByText(/^tienda.example no es un sitio/u)).toBeVisible();
    await expect(form.getByText("Elija al menos un almacén")).toBeVisible();
    await userEvent.clear(sites);
    await userEvent.type(sites, "https://tienda.example");
    await expect(form.queryByRole("checkbox", { name: "PANAMA" })).toBeNull();
    await userEvent.click(form.getByRole("checkbox", { name: "MIAMI" }));
    await userEvent.click(form.getByRole("button", { name: "Crear clave" }));
    await expect(await form.findByText("La solicitud falló.")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      kind: "embed",
      name: "Distribuidor",
      owner: "cliente_miami",
      scopes: ["catalogue", "search", "prices"],
      warehouses: ["MIAMI"],
      origins: ["https://tienda.example"],
      rate: 300,
    });
  },
};

export const Revoked: Story = {
  parameters: { visual: { skip: true } },
  play: async () => {
    await choose("Official site", "Revoke");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Revoke" }));
    await expect(await screen.findByText("The key Official site was revoked.")).toBeVisible();
  },
};

export const RevokeFailed: Story = {
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "admin",
      handlers: { "DELETE /api/v1/access-keys/{id}": () => problem(503) },
    },
  },
  play: async () => {
    await choose("Official site", "Revoke");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Revoke" }));
    await expect(await question.findByText(/^Request fail\./u)).toBeVisible();
  },
};

export const Usage: Story = {
  parameters: { visual: { skip: true } },
  play: async () => {
    await choose("Official site", "Show usage");
    const dialog = within(await screen.findByRole("dialog", { name: "Usage of Official site" }));
    await expect(await dialog.findByText("1,204")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    visual: { skip: true },
    catalogue: { account: "admin", handlers: { "GET /api/v1/access-keys": [] } },
  },
  play: shows("No access keys yet"),
};

export const Failed: Story = {
  parameters: {
    visual: { skip: true },
    catalogue: { account: "admin", handlers: { "GET /api/v1/access-keys": () => problem(503) } },
  },
  play: shows("Request fail."),
};
