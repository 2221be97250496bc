import {
  demoPassword,
  ownSessionsAnswer,
  passkeysAnswer,
  problem,
  secondFactorAnswer,
} from "@caliper/api-client/fixtures";
import { Button } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { answers, withCatalogue, withToasts } from "../testing/stories/index.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { OwnSessions } from "./OwnSessions.tsx";

const sent = fn();
const confirmed = fn();

const dialogs = { password: ChangePassword, sessions: OwnSessions };

interface OpenerProps {
  dialog: keyof typeof dialogs | "confirmation";
}

/** A page with the button that opens the dialog. */
function Opener({ dialog }: OpenerProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  if (dialog === "confirmation") {
    return (
      <ConfirmPassword
        isOpen={isOpen}
        onDone={(isConfirmed) => {
          confirmed(isConfirmed);
          close();
        }}
      />
    );
  }
  const Chosen = dialogs[dialog];
  return (
    <>
      <Button onPress={() => setOpen(true)}>{dialog}</Button>
      <Chosen isOpen={isOpen} onClose={close} />
    </>
  );
}

/** The user's own account: password, sessions, and the dialog that asks for the password again. */
const meta = {
  title: "Accounts/Own account",
  component: Opener,
  subcomponents: { ChangePassword, ConfirmPassword, OwnSessions },
  decorators: [withToasts, withCatalogue],
  parameters: {
    visual: { skip: true },
    guide: [
      "Open them from the menu of the user's own account.",
      "Open `ConfirmPassword` when a request was refused because it needs the password.",
      "Don't ask for the password before a request needs it.",
    ],
  },
  beforeEach: () => {
    sent.mockClear();
    confirmed.mockClear();
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

const good = "correct-horse-battery";

/** The server rejects common passwords; other mistakes are detected before sending. */
export const ChangesPassword: Story = {
  args: { dialog: "password" },
  globals: { locale: "en" },
  parameters: answers({
    "POST /api/v1/session/password": ({ body }) => {
      sent(body);
      const { current, password } = body as { current: string; password: string };
      const field = current === demoPassword ? "password" : "current";
      if (password === good && field === "password") return undefined;
      const expected = "a password that is not common";
      return problem(400, { errors: [{ field: `body/${field}`, expected }] });
    },
  }),
  play: async () => {
    const current = await screen.findByLabelText(/^Current password/u);
    await waitFor(() => expect(current).toHaveFocus());
    const [first, again] = [screen.getByLabelText(/^New/u), screen.getByLabelText(/^Repeat/u)];
    // `userEvent` does not submit by Enter when the button is outside of the form.
    const submit = () => userEvent.click(screen.getByRole("button", { name: "Change password" }));
    await userEvent.type(first, "short");
    await submit();
    await expect(await screen.findByText("Enter your current password")).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(current, "wrong");
    const replace = async (password: string) => {
      await userEvent.clear(first);
      await userEvent.type(first, password);
      await userEvent.clear(again);
      await userEvent.type(again, password);
      await submit();
    };
    await replace("q1w2e3r4t5y6");
    await expect(await screen.findByText("This is not your current password")).toBeVisible();
    await userEvent.clear(current);
    await userEvent.type(current, demoPassword);
    await submit();
    await expect(await screen.findByText("a password that is not common")).toBeVisible();
    await replace(good);
    await expect(await screen.findByText("Your password was changed.")).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ current: demoPassword, password: good });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Sessions: Story = {
  args: { dialog: "sessions" },
  globals: { locale: "es" },
  parameters: answers({
    "DELETE /api/v1/sessions/{id}": ({ params }) => {
      sent(params["id"]);
      return undefined;
    },
    "DELETE /api/v1/sessions": () => {
      sent("others");
      return undefined;
    },
  }),
  play: async () => {
    await expect(await screen.findByText("Chrome en Windows")).toBeVisible();
    await expect(screen.getByText("Esta sesión")).toBeVisible();
    await expect(screen.getByText("Dispositivo desconocido")).toBeVisible();
    await userEvent.click(
      screen.getByRole("button", { name: "Cerrar la sesión de Safari en iPhone" }),
    );
    await waitFor(() => expect(sent).toHaveBeenCalledWith(ownSessionsAnswer[1]?.id));
    await userEvent.click(screen.getByRole("button", { name: "Cerrar las demás sesiones" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith("others"));
    await expect(await screen.findByText("Se cerraron las demás sesiones.")).toBeVisible();
  },
};

/** The browser cannot use the passkey here, so the password is still possible. */
export const ConfirmationWithPasskey: Story = {
  args: { dialog: "confirmation" },
  globals: { locale: "en" },
  parameters: answers({
    "GET /api/v1/second-factor": secondFactorAnswer({ passkeys: passkeysAnswer }),
    "POST /api/v1/session/passkey/options": { challenge: "q1w2e3r4", rpId: "elsewhere.example" },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Use a passkey" }));
    await expect(await screen.findByText(/^This passkey could not be used here/u)).toBeVisible();
    await expect(confirmed).not.toHaveBeenCalled();
  },
};

export const Confirmation: Story = {
  args: { dialog: "confirmation" },
  globals: { locale: "en" },
  play: async () => {
    const field = await screen.findByLabelText(/^Current password/u);
    await userEvent.type(field, "wrong{Enter}");
    await expect(await screen.findByText("This is not your current password")).toBeVisible();
    await expect(confirmed).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, `${demoPassword}{Enter}`);
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith(true));
  },
};
