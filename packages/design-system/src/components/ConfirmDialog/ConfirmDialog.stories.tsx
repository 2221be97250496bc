import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

/** Asks before an action. Focus starts on Cancel. */
const meta = {
  title: "Feedback/ConfirmDialog",
  component: ConfirmDialog,
  parameters: {
    visual: { page: true },
    guide: [
      "State what will happen and whether it can be undone.",
      "Repeat the verb and the number on the button.",
      "Require typed text only for actions that destroy a lot of data.",
      "Don't ask before an action that can be undone: do it and offer undo.",
      "Don't label the buttons Yes and No.",
    ],
  },
  args: {
    isOpen: true,
    onClose: fn(),
    onConfirm: fn(),
    title: "Remove 31 % of the table?",
    children:
      "Over 20 % of rotors would be removed. Users see the old table until you apply the changes.",
    confirmLabel: "Apply 391 changes",
    cancelLabel: "Cancel",
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog");
    const cancel = within(dialog).getByRole("button", { name: "Cancel" });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { page: true, phone: true } },
  args: {
    tone: "danger",
    title: "¿Enviar a históricos las 391 filas que ya no están en el archivo?",
    children: "El archivo ya no se podrá editar desde el panel de administración.",
    confirmLabel: "Enviar las 391 filas a históricos",
    cancelLabel: "Cancelar",
  },
};

/** For very destructive actions the user types a confirmation first. */
export const TypedText: Story = {
  args: {
    tone: "danger",
    title: "Replace the whole table of rotors?",
    children: "1,257 rows would be replaced by 12. This cannot be undone.",
    confirmLabel: "Replace 1,257 rows",
    requireText: "rotors",
    requireLabel: "Type ROTORS to confirm",
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog");
    const confirm = within(dialog).getByRole("button", { name: "Replace 1,257 rows" });
    await expect(confirm).toBeDisabled();
    const field = within(dialog).getByRole("textbox", { name: "Type ROTORS to confirm" });
    await userEvent.type(field, "Rotor");
    await expect(confirm).toBeDisabled();
    await userEvent.type(field, "s");
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isPending: true } };
