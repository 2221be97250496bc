import { importAnswer, loadableTablesAnswer } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** Loading data, for administrators. */
const meta = { title: "Pages/Load data" } satisfies Meta;
export default meta;

type Story = StoryObj;

const handlers = { "GET /api/v1/tables": loadableTablesAnswer };

/** The upload dialog over the history, as opened from the side menu. */
export const Dialog: Story = page({
  locale: "en",
  path: paths.loadData({ load: true }),
  account: "admin",
  handlers,
  shows: "31,424",
  hasPicture: false,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Load data" }));
    await expect(dialog.getByRole("button", { name: /Upload type/u })).toHaveTextContent("PDF");
  },
});

export const Preview: Story = page({
  path: paths.importPreview(importAnswer.id),
  account: "admin",
  handlers,
  shows: "BR31455",
});

/** Forbidden to other levels. */
export const Closed: Story = page({
  path: paths.importPreview(importAnswer.id),
  account: "cliente",
  shows: /./u,
  hasPicture: false,
  play: async () => {
    await expect(screen.queryByText("BR31455")).toBeNull();
  },
});
