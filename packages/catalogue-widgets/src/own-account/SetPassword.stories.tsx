import { passwordToken, problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { shows, withCatalogue } from "../testing/stories/index.ts";
import { SetPassword } from "./SetPassword.tsx";

const sent = fn();

/** The page behind a password link. */
const meta = {
  title: "Accounts/Set password",
  component: SetPassword,
  decorators: [withCatalogue],
  args: { token: passwordToken, signInHref: "/" },
  parameters: {
    guide: [
      "Use it as the page of a password link, outside the shell.",
      "Take the token from the address and pass it on unchanged.",
      "Don't use it for signed-in users who change their password.",
    ],
    catalogue: {
      account: null,
      handlers: {
        "POST /api/v1/password-links/{token}": ({ body }: { body: unknown }) => {
          sent(body);
          return undefined;
        },
      },
    },
    visual: { skip: true },
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const good = "correct-horse-battery";
const refusal = "una contraseña que no aparezca en ninguna filtración conocida";

export const Sets: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password/u), `${good}{Tab}`);
    await userEvent.type(canvas.getByLabelText(/^Repeat/u), `${good}{Enter}`);
    await expect(await canvas.findByText("Your password is set")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ password: good });
    await expect(canvas.getByRole("link", { name: "Login" })).toBeVisible();
  },
};

/** A password that is too short, then one that does not match its repetition. */
export const Wrong: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: false, width: 480 } },
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText(/^Contraseña nueva/u);
    await userEvent.type(first, "corta{Enter}");
    await expect((await canvas.findAllByText("Al menos 12 caracteres")).length).toBe(2);
    await userEvent.clear(first);
    await userEvent.type(first, good);
    await userEvent.type(canvas.getByLabelText(/^Repita/u), "otra{Enter}");
    await expect(await canvas.findByText("Las contraseñas no coinciden")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The server refuses a password and says what it expects. */
export const Refused: Story = {
  globals: { locale: "es" },
  parameters: {
    catalogue: {
      account: null,
      handlers: {
        "POST /api/v1/password-links/{token}": () =>
          problem(400, { errors: [{ field: "body/password", expected: refusal }] }),
      },
    },
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText(/^Contraseña nueva/u);
    await userEvent.type(first, good);
    await userEvent.type(canvas.getByLabelText(/^Repita/u), `${good}{Enter}`);
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(first).toHaveValue(good);
    await userEvent.type(first, "!");
    await expect(canvas.queryByText(refusal)).toBeNull();
  },
};

/** In a new installation the link creates the first administrator, who chooses a name. */
export const FirstAdministrator: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: false, width: 480 },
    catalogue: {
      account: null,
      handlers: {
        "GET /api/v1/password-links/{token}": { expiresAt: "2026-11-22T15:05:00.000Z" },
        "POST /api/v1/password-links/{token}": ({ body }: { body: unknown }) => {
          sent(body);
          return problem(403);
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Administrator/u), "jefa");
    await userEvent.type(canvas.getByLabelText(/^New password/u), good);
    await userEvent.type(canvas.getByLabelText(/^Repeat/u), `${good}{Enter}`);
    await expect(await canvas.findByText("Request fail.")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ password: good, username: "jefa" });
    await expect(canvas.getByLabelText(/^Administrator/u)).toHaveValue("jefa");
  },
};

export const Expired: Story = {
  parameters: {
    catalogue: {
      account: null,
      handlers: { "GET /api/v1/password-links/{token}": () => problem(404) },
    },
  },
  play: shows("This link no longer works"),
};
