import { problem, workshopList } from "@caliper/api-client/fixtures";
import { answers, navigated, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { PartsLists } from "./PartsLists.tsx";

/** The lists of parts of the signed-in user: used ones, and archived ones below. */
const meta = {
  title: "Lists/All lists",
  component: PartsLists,
  decorators: [withToasts, withCatalogue],
  args: {
    hrefs: {
      order: (id) => `/home/orders/${id}`,
      quotation: (id) => (id === undefined ? "/home/quotations" : `/home/quotations/${id}`),
      list: (id) => (id === undefined ? "/home/lists" : `/home/lists/${id}`),
      shared: (token) => `/home/shared-lists/${token}`,
    },
  },
  parameters: {
    guide: [
      "Use it as the page of a user's lists: it loads, creates, changes and deletes them itself.",
      "Archive a list that is done; only archived lists can be deleted.",
      "Don't show it to visitors without an account: lists belong to accounts.",
    ],
    catalogue: { account: "cliente" },
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof PartsLists>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions of ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
};

export const Loaded: Story = {
  globals: { locale: "en" },
  args: { hrefs: { ...meta.args.hrefs, paste: "/home/lists/paste" } },
  play: async ({ canvas }) => {
    await see(canvas, ["link", "Paste codes"]);
    await see(canvas, ["link", "Workshop Centro"], "3 of 200 lists", "Standing order", "Shared");
    await expect(canvas.getByRole("link", { name: "Workshop Centro" })).toHaveAttribute(
      "href",
      "/home/lists/3",
    );
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: shows("3 de 200 listas", ["heading", "Listas archivadas"]),
};

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: answers({ "GET /api/v1/lists": [] }),
  play: shows("No lists yet", ["button", "New list"]),
};

/** No more lists can be created until an archived one is deleted. */
export const Full: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/lists": Array.from({ length: 200 }, (_, index) => ({
        ...workshopList,
        id: index + 1,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await see(canvas, /^200 of 200 lists/u);
    await expect(canvas.getByRole("button", { name: "New list" })).toBeDisabled();
  },
};

export const Created: Story = {
  globals: { locale: "en" },
  parameters: { visual: { page: true, phone: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "New list" }));
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(form.getByRole("button", { name: "Create" }));
    await expect(await form.findByText("Enter a name.")).toBeVisible();
  },
};

/** A new list opens. */
export const Opened: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async () => {
    await choose("Workshop Centro", "Duplicate");
    const form = within(await screen.findByRole("dialog"));
    await expect(form.getByLabelText(/^Name/u)).toHaveValue("Copy of Workshop Centro");
    await userEvent.click(form.getByRole("button", { name: "Duplicate" }));
    await waitFor(() => expect(navigated.mock.lastCall?.[0]).toBe("/home/lists/3"));
  },
};

export const Merged: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await see(canvas, ["link", "Workshop Centro"]);
    for (const box of canvas.getAllByRole("checkbox", { name: /^(Workshop|Monthly)/u }))
      await userEvent.click(box);
    await userEvent.click(await canvas.findByRole("button", { name: "Merge 2 lists" }));
    await expect(await screen.findByRole("dialog")).toHaveTextContent("Merge into a new list");
  },
};

export const Deleted: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async () => {
    await choose("Hilux 2012, front axle", "Delete");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await expect(await screen.findByText("Hilux 2012, front axle was deleted.")).toBeVisible();
  },
};

export const RenameRefused: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({ "PATCH /api/v1/lists/{id}": () => problem(500) }),
  },
  play: async () => {
    await choose("Workshop Centro", "Rename");
    const form = within(await screen.findByRole("dialog"));
    await userEvent.type(form.getByLabelText(/^Name/u), " 2");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Request fail.")).toBeVisible();
    await expect(form.getByLabelText(/^Name/u)).toHaveValue("Workshop Centro 2");
  },
};

export const Loading: Story = {
  parameters: { catalogue: { account: "cliente", delay: Infinity } },
};

export const Failed: Story = {
  parameters: answers({ "GET /api/v1/lists": () => problem(500) }),
  play: shows("Request fail."),
};
