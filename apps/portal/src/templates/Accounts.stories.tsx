import {
  demoPassword,
  loginRows,
  oneTimeCode,
  passwordLinkAnswer,
  passwordToken,
  problem,
  recoveryCodesAnswer,
  secondFactorAnswer,
  sessionAnswer,
} from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
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

/** An administrator without the second factor that the server requires sees this in place of every page. */
export const RequiredSecondFactor: Story = page({
  locale: "en",
  path: paths.accounts(),
  account: "admin",
  shows: "mostrador_sur",
  hasPicture: false,
  handlers: () => {
    let isSetUp = false;
    return {
      "GET /api/v1/session": () =>
        isSetUp
          ? sessionAnswer("admin")
          : { authenticated: true, user: { ...loginRows.admin, SecondFactorMissing: true } },
      "GET /api/v1/second-factor": secondFactorAnswer({ required: true }),
      "POST /api/v1/second-factor/totp/confirmation": () => {
        isSetUp = true;
        return recoveryCodesAnswer;
      },
    };
  },
  play: async ({ canvas }) => {
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole("button", { name }));
    await canvas.findByRole("heading", { name: "Secure your account" });
    await press("Set up app");
    const code = await canvas.findByLabelText(/^Code from the app/u);
    await userEvent.type(code, `${oneTimeCode}{Enter}`);
    await canvas.findByRole("list", { name: "Recovery codes" });
    await press("I have saved the codes");
  },
});

/** The server needs the password again; the call is repeated after it was entered. */
export const Reauthentication: Story = page({
  locale: "en",
  path: paths.accounts(),
  account: "admin",
  shows: "mostrador_sur",
  hasPicture: false,
  handlers: () => {
    let isConfirmed = false;
    return {
      "POST /api/v1/session/confirmation": () => {
        isConfirmed = true;
        return undefined;
      },
      "POST /api/v1/accounts/{id}/password-link": () =>
        isConfirmed
          ? Response.json(passwordLinkAnswer, { status: 201 })
          : problem(403, { code: "reauthentication-required" }),
    };
  },
  play: async ({ canvas }) => {
    const makeLink = async () => {
      const actions = { name: "Actions for cliente" };
      await userEvent.click(await canvas.findByRole("button", actions));
      await userEvent.click(await screen.findByRole("menuitem", { name: /password link/iu }));
    };
    await makeLink();
    await screen.findByRole("dialog", { name: "Confirm your password" });
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText(/Enter your password to do this/u)).toBeVisible();
    await makeLink();
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm your password" }));
    await userEvent.type(dialog.getByLabelText(/^Current password/u), `${demoPassword}{Enter}`);
    await expect(await screen.findByRole("textbox", { name: "Link" })).toBeVisible();
  },
});

/** Forbidden to other levels. */
export const Closed: Story = page({
  locale: "en",
  path: paths.accounts(),
  account: "cliente",
  shows: "Your account does not have access to this section",
  hasPicture: false,
});
