import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** What leaves the catalogue as a spreadsheet, and the newsletter. */
const meta = { title: "Pages/Reports" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const ExchangeTable: Story = page({
  path: paths.reports("exchange"),
  account: "admin",
  shows: "Families",
});

export const Newsletter: Story = page({
  path: paths.newsletter(),
  account: "cliente",
  shows: "november-2026.pdf",
});

/** The menu does not offer it, and the address does not open it. */
export const Closed: Story = page({
  path: paths.reports(),
  account: "cliente",
  shows: "Your account does not include this page",
  hasPicture: false,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Your account does not include this page");
    await expect(within(canvasElement).queryByRole("link", { name: "Table Reports" })).toBeNull();
  },
});
