import { pendingAmendmentsAnswer, problem } from "@caliper/api-client/fixtures";
import { answers, see, shows, withToasts } from "@caliper/catalogue-widgets/testing";
import { toasts } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { AmendmentsReview } from "./AmendmentsReview.tsx";
import { PendingAmendmentsBadge } from "./PendingAmendmentsBadge.tsx";
import { ProductAmendments } from "./ProductAmendments.tsx";

/** Amendments can be accepted, rejected or applied to the catalogue. */
const meta = {
  title: "Amendments/Review",
  component: AmendmentsReview,
  subcomponents: { PendingAmendmentsBadge, ProductAmendments },
  decorators: [withToasts, withCatalogue],
  parameters: {
    guide: [
      "Use it where administrators decide about reported errors.",
      "Apply a correction here instead of loading a spreadsheet for one cell.",
      "Show `PendingAmendmentsBadge` on the link to it, and `ProductAmendments` on a datasheet.",
      "Don't use it to report an error: the datasheet has a button for that.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
} satisfies Meta<typeof AmendmentsReview>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressOf = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

export const Pending: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Outer diameter: 275 → 275.2/u);
    await pressOf(canvasElement, "Reject: D1200, amendment 17");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /amendment 17/u })).toBeNull());
    await expect(canvas.getByText("2 of 2")).toBeVisible();
    // The message covers the list on a phone.
    await screen.findByRole("button", { name: "Undo" });
    toasts.clear();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  },
};

export const Accepted: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/275 → 275.2/u);
    await pressOf(canvasElement, "Ver aceptadas");
    await canvas.findByRole("button", { name: "Marcar como resuelta: D1200, corrección 12" });
  },
};

/** The values of the datasheet are beside the proposed one. */
export const BesideTheDatasheet: Story = {
  globals: { locale: "en" },
  parameters: { visual: { page: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/Outer diameter: 275 → 275.2/u));
    const dialog = within(await screen.findByRole("dialog"));
    const row = await dialog.findByRole("row", { name: /Outer diameter/u });
    await expect(within(row).getByText("275.2")).toBeVisible();
    await expect(dialog.getByRole("row", { name: /Center bore/u })).toBeVisible();
  },
};

/** An amendment about vehicles shows those of the datasheet. */
export const BesideTheVehicles: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Fits the 2014 Corolla too"));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText(/^Toyota Corolla 2009/u)).toBeVisible();
  },
};

/** Filters by subject and part of the code. */
export const Filtered: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await canvas.findByText("3 of 3");
    await userEvent.click(canvas.getByRole("button", { name: /Any/u }));
    const options = await screen.findAllByRole("option");
    await expect(options.map((option) => option.textContent.trim())).toEqual([
      "Any",
      "Reference",
      "Application",
      "Specification",
      "Image",
      "Measure",
      "Other",
    ]);
    await userEvent.click(screen.getByRole("option", { name: "Image" }));
    await expect(await canvas.findByText("1 of 3")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Product code" }), "br31");
    await userEvent.click(await canvas.findByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByText("3 of 3")).toBeVisible();
  },
};

/** A rejection can be undone from its toast, and from the list of rejected and solved amendments. */
export const Reopened: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await pressOf(canvasElement, "Reject: D1200, amendment 17");
    const toast = within(await screen.findByRole("alertdialog"));
    await expect(toast.getByText("Rejected: D1200, amendment 17")).toBeVisible();
    await userEvent.click(toast.getByRole("button", { name: "Undo" }));
    await canvas.findByRole("button", { name: "Reject: D1200, amendment 17" });
    await pressOf(canvasElement, "Show rejected and solved");
    await pressOf(canvasElement, "Reopen: BR31338, amendment 9");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Reopen/u })).toBeNull());
  },
};

/** An applied amendment can be undone from the notice above the table. */
export const Applied: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "POST /api/v1/imports/{id}/undo": () => Response.json({ reverted: 1, kept: [], import: {} }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await pressOf(canvasElement, "Apply: BR31338, amendment 19");
    await canvas.findByText("BR31338: Outer diameter is now 275.2.");
    await expect(canvas.queryByRole("button", { name: /amendment 19/u })).toBeNull();
  },
};

export const Undone: Story = {
  globals: { locale: "en" },
  ...Applied,
  parameters: { ...Applied.parameters, visual: { skip: true } },
  play: async ({ canvas, canvasElement }) => {
    await pressOf(canvasElement, "Apply: BR31338, amendment 19");
    await pressOf(canvasElement, "Undo");
    await expect(await canvas.findByText("BR31338: Outer diameter is 275 again.")).toBeVisible();
  },
};

/** Shows the server's refusal in the row. */
export const RowFailed: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "GET /api/updateAmendmentStatus": () => problem(503),
    "POST /api/v1/amendments/{id}/apply": () => problem(409),
  }),
  play: async ({ canvas, canvasElement }) => {
    await pressOf(canvasElement, "Apply: BR31338, amendment 19");
    await pressOf(canvasElement, "Accept: D1200, amendment 17");
    await see(canvas, /No longer possible/u, /Something went wrong on the server/u);
    await expect(canvas.getAllByRole("button", { name: /amendment 17/u })).toHaveLength(2);
  },
};

/** Removes a row that another administrator has decided on, with a notice. */
export const Overtaken: Story = {
  globals: { locale: "en" },
  parameters: answers(() => {
    let isDecided = false;
    return {
      "GET /api/amendments": () =>
        Response.json(
          pendingAmendmentsAnswer.filter(({ report_id: id }) => !isDecided || id !== 17),
        ),
      "GET /api/updateAmendmentStatus": () => {
        isDecided = true;
        return problem(409);
      },
    };
  }),
  play: async ({ canvas, canvasElement }) => {
    await pressOf(canvasElement, "Accept: D1200, amendment 17");
    await canvas.findByText(/^D1200, amendment 17: someone else has already decided on it/u);
    await expect(canvas.queryByRole("button", { name: /amendment 17/u })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { visual: { skip: true }, catalogue: { handlers: { "GET /api/amendments": [] } } },
  play: shows("No pending amendments"),
};

export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/amendments": () => problem(503) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Request fail.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({
  ...pendingAmendmentsAnswer[index % 3],
  report_id: 20_000 - index,
}));

/** Renders only visible rows; pressing a row shows the whole message. */
export const TenThousand: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/amendments": () => Response.json(tenThousand) }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText("10,000 of 10,000");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(120);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Product code" }), "d12");
    await expect(await canvas.findByText("3,333 of 10,000")).toBeVisible();
  },
};
