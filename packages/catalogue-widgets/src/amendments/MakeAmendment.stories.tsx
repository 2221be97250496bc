import { examples, problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { absent, answers, shows, withCatalogue, withToasts } from "../testing/stories/index.ts";
import { MakeAmendment, confirmationDelay } from "./MakeAmendment.tsx";

const sent = fn();

/** The button of a datasheet and its dialog: a message, optionally with a suggested value. */
const meta = {
  title: "Amendments/Make an Amendment",
  component: MakeAmendment,
  decorators: [withToasts, withCatalogue],
  args: { code: "BR31338", datasheet: examples.datasheets.brake_rotors },
  parameters: {
    guide: [
      "Use it on each datasheet, where an error is noticed.",
      "Say what happens next: an administrator reviews each correction.",
      "Don't use it to change data directly: administrators load a table instead.",
    ],
    catalogue: { account: "cliente" },
    visual: { page: true, phone: true },
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof MakeAmendment>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole("dialog"));

const open = async (name = "Make an amendment") => {
  await userEvent.click(screen.getByRole("button", { name }));
  await screen.findByRole("dialog");
};

/** By keyboard. */
const fill = async () => {
  await userEvent.click(dialog().getByLabelText(/^Email/u));
  await userEvent.keyboard("mostrador@example.com{Tab}");
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("option", { name: "Measure" }));
  await userEvent.click(dialog().getByLabelText(/^Message/u));
  await userEvent.keyboard("Two tenths larger, measured on the bench");
};

const suggest = async (value: string) => {
  await userEvent.click(dialog().getByRole("button", { name: /Value to correct/u }));
  await userEvent.click(await screen.findByRole("option", { name: /Outer diameter/iu }));
  await userEvent.type(dialog().getByLabelText(/^Suggested value/u), value);
};

const press = (name: string) => userEvent.click(dialog().getByRole("button", { name }));

/** Missing fields are marked and nothing is sent. */
export const Missing: Story = {
  globals: { locale: "en" },
  parameters: { catalogue: { handlers: { "POST /api/insert_amendments": sent } } },
  play: async () => {
    await open();
    await press("Send");
    await expect(dialog().getByText("All the info must be filled")).toBeVisible();
    await expect(dialog().getAllByText("Complete this field")).toHaveLength(3);
    await expect(dialog().getByLabelText(/^Email/u)).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The email of the last correction is filled in and can be changed. */
export const KnownEmail: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({ "GET /api/v1/amendments/sender": { email: "mostrador@example.com" } }),
  },
  play: async () => {
    await open();
    await waitFor(() =>
      expect(dialog().getByLabelText(/^Email/u)).toHaveValue("mostrador@example.com"),
    );
    await press("Send");
    await expect(dialog().getAllByText("Complete this field")).toHaveLength(2);
  },
};

/** A column with its current and its suggested value. */
export const Suggesting: Story = {
  globals: { locale: "es" },
  play: async () => {
    await open("Solicitar una corrección");
    await userEvent.click(dialog().getByRole("button", { name: /Valor por corregir/u }));
    await userEvent.click(await screen.findByRole("option", { name: /Diámetro exterior/iu }));
    await expect(dialog().getByText(/^Valor actual: 2/u)).toBeVisible();
  },
};

/** The button confirms; a toast follows after 100 ms. */
export const Sent: Story = {
  globals: { locale: "en" },
  parameters: {
    // The toast closes by itself.
    visual: { skip: true },
    ...answers({
      "POST /api/insert_amendments": ({ body }: { body: unknown }) => {
        sent(body);
        return { report_id: 20 };
      },
    }),
  },
  play: async () => {
    await expect(confirmationDelay).toBe(100);
    await open();
    await fill();
    await suggest("275.2");
    await press("Send");
    await expect(await dialog().findByRole("button", { name: "Sent" })).toBeDisabled();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({
      user: "cliente",
      email: "mostrador@example.com",
      subject: "Measure",
      message: "Two tenths larger, measured on the bench",
      product: "BR31338",
      field: "OUTER_DIAM",
      suggested: "275.2",
    });
    await expect(
      await screen.findByText("Information sent, thanks for your support!"),
    ).toBeVisible();
  },
};

/** The form is empty when opened again. */
export const Reset: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true } },
  play: async () => {
    await open();
    await fill();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await open();
    await expect(dialog().getByLabelText(/^Email/u)).toHaveValue("");
    await expect(dialog().getByLabelText(/^Message/u)).toHaveValue("");
    await expect(dialog().getByRole("button", { name: /Subject/u })).toHaveTextContent(
      "Choose a subject",
    );
  },
};

/** A refused value is reported at its field; the input stays. */
export const Refused: Story = {
  globals: { locale: "en" },
  parameters: answers({
    "POST /api/insert_amendments": () =>
      problem(400, {
        errors: [
          { field: "body/suggested", expected: "a number with a decimal point, such as 22.00" },
        ],
      }),
  }),
  play: async () => {
    await open();
    await fill();
    await suggest("275,2");
    await press("Send");
    await expect(
      await dialog().findByText("Expected: a number with a decimal point, such as 22.00"),
    ).toBeVisible();
    await expect(dialog().getByLabelText(/^Email/u)).toHaveValue("mostrador@example.com");
    await expect(dialog().getByLabelText(/^Suggested value/u)).toHaveValue("275,2");
  },
};

/** Without a connection the input stays and can be sent again. */
export const Failed: Story = {
  globals: { locale: "en" },
  parameters: {
    visual: { skip: true },
    ...answers({
      "POST /api/insert_amendments": () =>
        sent.mock.calls.length > 0 ? { report_id: 21 } : (sent(), problem(503)),
    }),
  },
  play: async () => {
    await open();
    await fill();
    await press("Send");
    await expect(await dialog().findByText("Request fail.")).toBeVisible();
    await expect(dialog().getByLabelText(/^Message/u)).toHaveValue(
      "Two tenths larger, measured on the bench",
    );
    await press("Send");
    await expect(await dialog().findByRole("button", { name: "Sent" })).toBeDisabled();
  },
};

/** Anonymous visitors see no button. */
export const Anonymous: Story = {
  parameters: { visual: { skip: true }, catalogue: { account: null } },
  play: shows(absent(["button", "Make an amendment"])),
};
