import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** Uploaded files and users' corrections, for administrators. */
const meta = { title: "Pages/Admin panel" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Files: Story = page({
  path: paths.adminPanel(),
  account: "admin",
  shows: /november-2026\./u,
});

/** The view is in the URL. */
export const Amendments: Story = page({
  path: paths.adminPanel({ view: "amendments" }),
  account: "admin",
  shows: /275 → 275.2/u,
  // The widget's story has the same picture.
  hasPicture: false,
});

export const Closed: Story = page({
  locale: "en",
  path: paths.adminPanel(),
  account: "cliente",
  shows: "Go to the home page",
  hasPicture: false,
});
