import { accountsAnswer, problem } from "@caliper/api-client/fixtures";
import { shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { Accounts } from "./Accounts.tsx";

const changed = fn();

/** Accounts: administrators create, edit and disable them. */
const meta = {
  title: "Accounts/List",
  component: Accounts,
  args: { origin: "https://catalogue.example" },
  decorators: [withToasts, withCatalogue],
  parameters: {
    guide: [
      "Use it on a page for administrators: it loads, creates, edits and disables accounts itself.",
      "Don't show it to other levels: the server refuses its requests.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof Accounts>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
};

/** Creating an account shows its password link once. */
export const Created: Story = {
  globals: { locale: "en" },
  parameters: { visual: { page: true, phone: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "New account" }));
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(form.getByRole("button", { name: "Create account" }));
    await expect(await form.findByText("Enter a username")).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Username/u), "nuevo");
    await userEvent.click(form.getByRole("checkbox", { name: "MIAMI" }));
    await userEvent.click(form.getByRole("button", { name: "Create account" }));
    const link = await screen.findByLabelText("Link");
    await expect((link as HTMLInputElement).value).toMatch(/\/password\/a{43}$/u);
    await expect(screen.getByText(/^For nuevo. Expires/u)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Copy link" })).toBeEnabled();
  },
};

export const Edited: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true, phone: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Acciones para planta" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Editar" }));
    const form = within(await screen.findByRole("dialog"));
    await expect(form.getByRole("checkbox", { name: "Pastillas" })).toBeChecked();
    await expect(form.getByRole("checkbox", { name: "CHINA" })).toBeChecked();
  },
};

/** Disabling asks for confirmation; the server rejects it for the last administrator. */
export const Disabled: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "admin",
      handlers: {
        "PATCH /api/v1/accounts/{id}": ({ body }: { body: unknown }) => {
          changed(body);
          return problem(409);
        },
      },
    },
  },
  play: async () => {
    await choose("admin", "Disable");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Disable" }));
    await expect(await question.findByText(/admin is the last administrator/u)).toBeVisible();
    await expect(changed).toHaveBeenCalledWith({ disabled: true });
  },
};

/** The last administrator's level cannot be changed; the form keeps its input. */
export const LastAdministrator: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "admin",
      handlers: { "PATCH /api/v1/accounts/{id}": () => problem(409) },
    },
  },
  play: async () => {
    await choose("admin", "Edit");
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(form.getByRole("button", { name: /Level/u }));
    await userEvent.click(await screen.findByRole("option", { name: "Client" }));
    await expect(form.getByText(/This is your own account/u)).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText(/admin is the last administrator/u)).toBeVisible();
  },
};

export const SignedOut: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async () => {
    await choose("cliente", "Sign out everywhere");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Sign out everywhere" }));
    await expect(await screen.findByText("All sessions of cliente have ended.")).toBeVisible();
  },
};

/** For users who have lost their phone. */
export const SecondFactorRemoved: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: {
      account: "admin",
      handlers: {
        "GET /api/v1/accounts": accountsAnswer.map((each) => ({ ...each, hasSecondFactor: true })),
        "DELETE /api/v1/accounts/{id}/second-factor": ({ params }: { params: unknown }) => {
          changed(params);
          return undefined;
        },
      },
    },
  },
  play: async () => {
    await choose("cliente", "Remove two-step sign-in");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Remove two-step sign-in" }));
    await expect(await screen.findByText("cliente signs in with the password only.")).toBeVisible();
    await expect(changed).toHaveBeenCalledWith({ id: "2" });
  },
};

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "nobody");
    await expect(await canvas.findByText("No matching accounts")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    visual: { skip: true },
    catalogue: { account: "admin", handlers: { "GET /api/v1/accounts": () => problem(503) } },
  },
  play: shows("Request fail."),
};
