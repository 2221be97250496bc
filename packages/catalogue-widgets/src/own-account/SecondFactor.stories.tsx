import {
  demoPassword,
  oneTimeCode,
  problem,
  passkeyCreationAnswer,
  passkeysAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
  totpSetupAnswer,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { answers, withCatalogue, withToasts } from "../testing/stories/index.ts";
import { RequiredSecondFactor } from "./RequiredSecondFactor.tsx";
import { SecondFactor } from "./SecondFactor.tsx";

/** The dialog in which users set up authenticator apps and passkeys, and its content on the page of users who must have one. */
const meta = {
  title: "Accounts/Second factor",
  component: SecondFactor,
  subcomponents: { RequiredSecondFactor },
  decorators: [withToasts, withCatalogue],
  args: { isOpen: true, onClose: fn() },
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    guide: [
      "Open it from the menu of the user's own account.",
      "Leave it open until the user closes it: recovery codes are shown once.",
      "Show `RequiredSecondFactor` in place of the page while a required second factor is missing.",
      "Don't open it before the user has signed in.",
    ],
  },
} satisfies Meta<typeof SecondFactor>;

export default meta;
type Story = StoryObj<typeof meta>;

const removed = fn();

const on = (recoveryCodes: number) =>
  answers({
    "GET /api/v1/second-factor": secondFactorAnswer({ required: false, totp: true, recoveryCodes }),
  });

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

export const Off: Story = {
  play: async () => {
    await expect(await screen.findByText(/your password is not enough/u)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answers({ "GET /api/v1/second-factor": problem(500) }),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The key as a QR code and as text; the recovery codes appear once. */
export const SetUp: Story = {
  play: async () => {
    await press("Set up app");
    await expect(await screen.findByRole("img", { name: /^QR code/u })).toBeVisible();
    await expect(screen.getByRole("group", { name: "Key" })).toHaveTextContent(
      "JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP",
    );
    const code = screen.getByLabelText(/^Code from the app/u);
    await userEvent.type(code, "12{Enter}");
    await expect(
      await screen.findByText("Enter the six digits that the app shows now"),
    ).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, "123456{Enter}");
    await expect(
      await screen.findByText("Enter the six digits that the app shows now"),
    ).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, `${oneTimeCode}{Enter}`);
    for (const each of recoveryCodesAnswer.recoveryCodes)
      await expect(await screen.findByText(each)).toBeVisible();
    await press("I have saved the codes");
    await waitFor(() =>
      expect(screen.queryByText(recoveryCodesAnswer.recoveryCodes[0] ?? "")).toBeNull(),
    );
  },
};

export const SetUpFails: Story = {
  parameters: answers({ "POST /api/v1/second-factor/totp": problem(500) }),
  play: async () => {
    await press("Set up app");
    await expect(await screen.findByText(/^Request fail\./u)).toBeVisible();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: answers({
    "GET /api/v1/second-factor": secondFactorAnswer({
      required: false,
      totp: true,
      recoveryCodes: 9,
    }),
    "POST /api/v1/second-factor/totp": () => Response.json(totpSetupAnswer, { status: 201 }),
  }),
  play: async () => {
    await press("Usar otro teléfono");
    await expect(await screen.findByText(/^Escanee el código QR/u)).toBeVisible();
    await press("Cancelar");
    await press("Nuevos códigos de recuperación");
    await expect(
      await screen.findByRole("list", { name: "Códigos de recuperación" }),
    ).toBeVisible();
  },
};

export const FewCodes: Story = {
  parameters: on(1),
  play: async () => {
    await expect(await screen.findByText("1 recovery code is left.")).toBeVisible();
  },
};

export const SwitchOff: Story = {
  parameters: on(10),
  play: async () => {
    await press("Turn off");
    const field = await screen.findByLabelText(/^Current password/u);
    await userEvent.type(field, "{Enter}");
    await expect(await screen.findByText("Enter your current password")).toBeVisible();
    await userEvent.type(field, "wrong{Enter}");
    await expect(await screen.findByText("This is not your current password")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${demoPassword}{Enter}`);
    await expect(await screen.findByText("Two-step sign-in is off.")).toBeVisible();
  },
};

/** The passkeys of a user without an app; the last one that is removed switches the second step off. */
export const Passkeys: Story = {
  parameters: answers({
    "GET /api/v1/second-factor": secondFactorAnswer({ passkeys: passkeysAnswer, recoveryCodes: 8 }),
    "DELETE /api/v1/passkeys/{passkey}": ({ params }) => {
      removed(params["passkey"]);
      return undefined;
    },
  }),
  play: async () => {
    removed.mockClear();
    await expect(await screen.findByText("Chrome en Windows")).toBeVisible();
    await expect(screen.getByText("8 recovery codes are left.")).toBeVisible();
    await expect(screen.getByText(/not used yet$/u)).toBeVisible();
    await press("Remove iPhone");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith(passkeysAnswer[1]?.id));
  },
};

/** A browser that cannot make a passkey here, and a name that is missing. */
export const AddPasskey: Story = {
  parameters: answers({
    "POST /api/v1/passkeys/options": { ...passkeyCreationAnswer, rp: { id: "elsewhere.example" } },
  }),
  play: async () => {
    await press("Add passkey");
    const name = await screen.findByLabelText(/^Name of the passkey/u);
    await userEvent.clear(name);
    await userEvent.type(name, "{Enter}");
    await expect(await screen.findByText("Enter a name")).toBeVisible();
    await userEvent.type(name, "Notebook{Enter}");
    await expect(await screen.findByText(/^This passkey could not be used here/u)).toBeVisible();
    await press("Cancel");
    await expect(await screen.findByText(/your password is not enough/u)).toBeVisible();
  },
};

const onSetUp = fn();

export const Required: Story = {
  parameters: answers({
    "GET /api/v1/second-factor": secondFactorAnswer({
      required: true,
      totp: false,
      recoveryCodes: 0,
    }),
  }),
  render: () => <RequiredSecondFactor onSetUp={onSetUp} />,
  play: async () => {
    onSetUp.mockClear();
    await expect(await screen.findByText(/^Your account needs two-step sign-in/u)).toBeVisible();
    await press("Set up app");
    await userEvent.type(
      await screen.findByLabelText(/^Code from the app/u),
      `${oneTimeCode}{Enter}`,
    );
    await screen.findByRole("list", { name: "Recovery codes" });
    await expect(onSetUp).not.toHaveBeenCalled();
    await press("I have saved the codes");
    await expect(onSetUp).toHaveBeenCalledOnce();
  },
};
