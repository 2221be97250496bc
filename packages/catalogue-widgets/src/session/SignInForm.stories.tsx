import { demoPassword, problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { absent, answers, see, withCatalogue } from "../testing/stories/index.ts";
import { SignInForm } from "./SignInForm.tsx";

const meta = {
  title: "Session/Sign-in form",
  component: SignInForm,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 352 }}>
        <Story />
      </div>
    ),
    withCatalogue,
  ],
  parameters: {
    guide: [
      "Use it on a page of its own, with the focus in the first field.",
      "Return to the page that asked for the sign-in.",
      "Don't say whether the user name or the password was wrong.",
      "Don't use it in an embedded widget: use an embed key.",
    ],
    catalogue: { account: null },
  },
  args: { onSignedIn: fn() },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, username: string, password: string) => {
  const canvas = within(canvasElement);
  if (username !== "") await userEvent.type(canvas.getByLabelText("Username"), username);
  if (password !== "") await userEvent.type(canvas.getByLabelText("Password"), password);
  await userEvent.click(canvas.getByRole("button", { name: "Login" }));
};

export const Empty: Story = {};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Iniciar sesión" }));
    await expect(await canvas.findByText("Ingrese un usuario válido")).toBeVisible();
  },
};

export const SignsIn: Story = {
  globals: { locale: "en" },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, "cliente", demoPassword);
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith(
        expect.objectContaining({ username: "cliente", level: "CLIENTE" }),
        expect.anything(),
        undefined,
        expect.anything(),
      ),
    );
  },
};

export const EmptyFields: Story = {
  globals: { locale: "en" },
  play: async ({ args, canvas, canvasElement }) => {
    await fill(canvasElement, "", "");
    await see(canvas, "Please enter a valid Username", "Please enter a valid Password");
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Username"), "x");
    await waitFor(() => expect(canvas.queryByText("Please enter a valid Username")).toBeNull());
  },
};

export const WrongCredentials: Story = {
  globals: { locale: "en" },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "cliente", "wrong");
    await see(canvas, "Please enter a valid Username", "Please enter a valid Password");
    await expect(canvas.getByLabelText("Username")).toHaveValue("cliente");
  },
};

export const RequestFailed: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { handlers: { "POST /api/usersAuth": problem(500) } } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "cliente", demoPassword);
    await see(canvas, "Please enter a valid Username", "Please enter a valid Password");
  },
};

export const TooManyAttempts: Story = {
  globals: { locale: "en" },
  parameters: answers({ "POST /api/usersAuth": problem(429, { retryAfter: 840 }) }),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "cliente", "wrong");
    await see(
      canvas,
      "Too many attempts. Try again in 14 minutes.",
      absent("Please enter a valid Username"),
    );
  },
};

export const NoNetwork: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "POST /api/usersAuth": () => {
      throw new TypeError("Failed to fetch");
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "cliente", demoPassword);
    await expect(await canvas.findByText(/The server is not responding/u)).toBeVisible();
  },
};

export const Pending: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { delay: Infinity } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "cliente", demoPassword);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Login/u })).toHaveAttribute(
        "data-pending",
        "true",
      ),
    );
  },
};

export const ShowsPassword: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Password");
    await userEvent.type(field, "secret");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await waitFor(() => expect(field).toHaveAttribute("type", "text"));
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await waitFor(() => expect(field).toHaveAttribute("type", "password"));
  },
};
