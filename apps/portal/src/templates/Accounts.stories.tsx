import { passwordToken } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** Accounts and change log, for administrators; and the page behind a password link. */
const meta = { title: "Pages/Accounts" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const List: Story = page({
  path: paths.accounts(),
  account: "admin",
  shows: "mostrador_sur",
});

export const ChangeLog: Story = page({
  path: paths.audit(),
  account: "admin",
  shows: /275|54 → 54.1/u,
});

export const Password: Story = page({
  path: paths.password(passwordToken),
  account: null,
  shows: /mostrador_sur/u,
});

/** Closed to other levels. */
export const Closed: Story = page({
  locale: "en",
  path: paths.accounts(),
  account: "cliente",
  shows: "Your account does not have access to this section",
  hasPicture: false,
});
