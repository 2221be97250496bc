import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { paths } from "../paths.ts";
import { page } from "./page.tsx";

/** The sign-in page. Any demo account works here. */
const meta = { title: "Pages/Sign in" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const SignIn: Story = page({
  path: paths.signIn(),
  account: null,
  shows: /QR/,
});

/** The typed text stays; the error is below its field. */
export const WrongPassword: Story = page({
  path: paths.signIn(),
  account: null,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [name] = await canvas.findAllByRole("textbox");
    if (name) await userEvent.type(name, "cliente");
    await userEvent.tab();
    await userEvent.keyboard("caliper{Enter}");
  },
  shows: /valid Password|contraseña válida/i,
});
