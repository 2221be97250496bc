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
    await see(canvas, absent("Something went wrong on the server. Try again in a moment."));
  },
};

export const RequestFailed: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { handlers: { "POST /api/usersAuth": problem(500) } } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, "cliente", demoPassword);
    await see(
      canvas,
      "Please enter a valid Username",
      "Please enter a valid Password",
      "Something went wrong on the server. Try again in a moment.",
    );
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
    await see(canvas, absent("Please enter a valid Username"));
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

const needsSecondStep = problem(403, { code: "second-factor-needed" });

/** The right password of an account with a second factor. */
export const SecondStep: Story = {
  globals: { locale: "en" },
  parameters: {
    ...answers({ "POST /api/usersAuth": needsSecondStep }),
    visual: { skip: true },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Username"), "cliente");
    await userEvent.type(canvas.getByLabelText("Password"), `${demoPassword}{Enter}`);
    const code = await canvas.findByLabelText("Code");
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.keyboard("49{Enter}");
    await see(canvas, "Enter the six digits that the app shows");
    await userEvent.clear(code);
    await userEvent.paste("111 222");
    await expect(code).toHaveValue("111222");
    await userEvent.keyboard("{Enter}");
    await see(canvas, "This code is not valid or was already used. Wait for the next one.");
    await userEvent.clear(code);
    await userEvent.paste("492 039");
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalled());
  },
};

/** The server refuses a passkey of another site; the browser has none, so the story answers for both. */
export const PasskeyFails: Story = {
  globals: { locale: "en" },
  parameters: {
    ...answers({
      "POST /api/usersAuth": problem(403, {
        code: "second-factor-needed",
        secondFactors: ["passkey", "recoveryCode"],
      }),
      "POST /api/v1/session/passkey/options": { challenge: "q1w2e3r4", rpId: "elsewhere.example" },
    }),
    visual: { skip: true },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Use a passkey" }));
    await see(canvas, "Signing in with this passkey failed.");
    await userEvent.type(canvas.getByLabelText("Username"), "cliente");
    await userEvent.type(canvas.getByLabelText("Password"), `${demoPassword}{Enter}`);
    await see(canvas, "Confirm the sign-in with your passkey.");
    await userEvent.click(canvas.getByRole("button", { name: "Use a passkey" }));
    await see(canvas, "Signing in with this passkey failed.");
    await userEvent.click(canvas.getByRole("button", { name: "Use a recovery code" }));
    await expect(await canvas.findByLabelText("Recovery code")).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const RecoveryCode: Story = {
  globals: { locale: "es" },
  parameters: {
    ...answers({
      "POST /api/usersAuth": needsSecondStep,
      "POST /api/v1/session/second-factor": ({ body }) => {
        const { recoveryCode } = body as { recoveryCode?: string };
        return recoveryCode === "wrong" ? problem(400) : problem(401);
      },
    }),
    visual: { skip: true },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Usuario"), "cliente");
    await userEvent.type(canvas.getByLabelText("Contraseña"), `${demoPassword}{Enter}`);
    const change = await canvas.findByRole("button", { name: "Usar un código de recuperación" });
    await userEvent.click(change);
    const field = await canvas.findByLabelText("Código de recuperación");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("wrong{Enter}");
    await see(canvas, "Este código no es válido o ya se usó");
    await userEvent.click(canvas.getByRole("button", { name: "Volver" }));
    await userEvent.type(canvas.getByLabelText("Usuario"), "cliente");
    await userEvent.type(canvas.getByLabelText("Contraseña"), `${demoPassword}{Enter}`);
    await userEvent.type(await canvas.findByLabelText("Código"), "000000{Enter}");
    await see(canvas, "Pasó demasiado tiempo. Ingrese otra vez su usuario y contraseña.");
    await expect(canvas.getByLabelText("Usuario")).toBeVisible();
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
