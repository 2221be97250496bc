import { nothingToDoAnswer, problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { Attention } from "./Attention.tsx";

/** The items that need an administrator's attention first. */
const meta = {
  title: "Administration/Attention",
  component: Attention,
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use it at the top of the administrators' page: each line leads to what is to be done.",
      "Show it before lists: it is the summary of the other tabs.",
      "Don't repeat its counts beside it.",
    ],
    catalogue: { account: "admin" },
    visual: { width: 1200, phone: true },
  },
  args: {
    amendmentsHref: "/adminPanel?view=amendments",
    unansweredHref: "/adminPanel?view=searches",
    undecidedHref: "/adminPanel?view=vehicles",
    incompleteHref: (without) => `/adminPanel?view=products&without=${without}`,
  },
} satisfies Meta<typeof Attention>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every count links to its list. */
export const Data: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const pictures = await canvas.findByRole("link", { name: /214\s*products without an image/u });
    await expect(pictures).toHaveAttribute("href", "/adminPanel?view=products&without=picture");
    await expect(canvas.getByRole("link", { name: "precios.xlsx" })).toBeVisible();
  },
};

/** An import is undone in place. */
export const Undo: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo: precios.xlsx/u }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Undo" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};

export const LongSpanish: Story = { globals: { locale: "es" } };

export const Empty: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { handlers: { "GET /api/v1/attention": nothingToDoAnswer } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing needs attention")).toBeVisible();
  },
};

export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    catalogue: { handlers: { "GET /api/v1/attention": problem(500) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Request fail.")).toBeVisible();
  },
};
