import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog } from "./Dialog.tsx";
import type { DialogProps } from "./Dialog.tsx";

/** Something to deal with before the page goes on. At the foot of the screen on a phone. */
const meta = {
  title: "Feedback/Dialog",
  component: Dialog,
  parameters: {
    visual: { page: true },
    guide: {
      do: [
        "Name in the title what is being done, and on the button what it does.",
        "Put the button that does the work last.",
      ],
      dont: [
        "Don't open one from another.",
        "Don't use it for news: that is a toast, or a notice on the page.",
        "Don't set `isDismissable` where a stray press would lose what was typed.",
      ],
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
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
          onOpenChange={(open) => {
            setOpen(open);
            args.onOpenChange(open);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { visual: { page: true, phone: true } } };

/** Three widths; on a phone all stand at the foot of the screen, as wide as it. */
export const Small: Story = { args: { size: "small" } };

export const Large: Story = { args: { size: "large", actions: undefined } };

/** Focus goes in, stays in, and comes back to the button that opened it. */
export const Keyboard: Story = {
  args: { isOpen: false },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Make an amendment" });
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
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

/** Taller than the window: the head and the actions stay, and keys scroll what is between. */
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
    const dialog = await screen.findByRole("dialog");
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
