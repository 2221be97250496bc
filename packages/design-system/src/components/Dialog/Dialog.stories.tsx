import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button, Stack, Text } from "../../stories/kit.ts";
import { testersOf } from "../../testing/index.ts";
import { Select } from "../Select/Select.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const amendment = testersOf({ within, userEvent, waitFor, fireEvent }).dialog("Make an amendment");

/** A modal dialog. On a phone it is at the bottom of the screen. */
const meta = {
  title: "Feedback/Dialog",
  component: Dialog,
  parameters: {
    visual: { page: true },
    guide: [
      "Name the task in the title and the action on the button.",
      "Put the confirming button last.",
      "Don't open a dialog from a dialog.",
      "Don't use it for information only: use a toast or a notice.",
      "Set `isDismissable` to false if an accidental press outside would lose input.",
    ],
  },
  args: {
    isOpen: true,
    onClose: fn(),
    title: "Make an amendment",
    closeLabel: "Close",
    children: (
      <Stack>
        <Text as="p" tone="muted">
          Tell us what is wrong with BR31338, and where you saw it.
        </Text>
        <TextField label="Email" />
      </Stack>
    ),
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Send</Button>
      </>
    ),
  },
  render: function Render(args: DialogProps) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { visual: { page: true, phone: true } } };

/** There are three widths. On a phone all are full width at the bottom of the screen. */
export const Small: Story = { args: { size: "small" } };

export const Large: Story = { args: { size: "large", actions: undefined } };

/** Focus moves to the first field, is trapped in the dialog, and returns to the button that opened it. */
export const Keyboard: Story = {
  args: { isOpen: false },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = await amendment.opened();
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: "Email" })).toHaveFocus(),
    );
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await amendment.close();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A select is a field too. Disabled and read-only fields are skipped. */
export const FirstFieldSelect: Story = {
  args: {
    isOpen: false,
    children: (
      <Stack>
        <TextField label="User" isDisabled />
        <TextField label="Product" value="BR31338" isReadOnly />
        <Select label="Subject" items={[]} value={null} onChange={fn()} />
      </Stack>
    ),
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const dialog = await amendment.opened();
    const subject = within(dialog).getByRole("button", { name: /Subject/ });
    await waitFor(() => expect(subject).toHaveFocus());
    await amendment.press("Close");
    await waitFor(() => expect(amendment.isOpen()).toBe(false));
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true, phone: true } },
  args: {
    title: "Enviar una solicitud de corrección sobre este producto",
    closeLabel: "Cerrar",
    children: (
      <Stack>
        <Text as="p" tone="muted">
          Cuéntenos qué está mal en BR31338 y dónde lo vio, para que podamos revisarlo con la pieza.
        </Text>
        <TextField label="Correo electrónico al que podemos responderle" />
      </Stack>
    ),
    actions: (
      <>
        <Button>Cancelar y volver a la ficha</Button>
        <Button variant="primary">Enviar la solicitud de corrección</Button>
      </>
    ),
  },
};

/** If it is taller than the window, header and actions stay visible and the keyboard scrolls the body. */
export const Tall: Story = {
  parameters: { visual: { page: true, phone: true } },
  args: {
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, line) => (
          <Text key={line} as="p">
            {line + 1}. The company accepts no liability for errors or omissions.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await amendment.opened();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const send = within(dialog).getByRole("button", { name: "Send" });
    await waitFor(() => expect(send).toBeVisible());
    dialog.scrollTo(0, dialog.scrollHeight);
    const close = within(dialog).getByRole("button", { name: "Close" });
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      dialog.getBoundingClientRect().top,
    );
    dialog.scrollTo(0, 0);
  },
};
