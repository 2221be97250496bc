import { type ReactNode, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField } from "../TextField/TextField.tsx";

export interface ConfirmDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called on Cancel and Escape, but not on a press outside. */
  onClose: () => void;
  /** The question, including the number of affected items: `Remove 391 rotors?` */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The label of the confirm button: `Remove 391 rotors`, not `OK`. */
  confirmLabel: string;
  /** The label of the cancel button. */
  cancelLabel: string;
  /** The user confirmed. The caller closes the dialog when the work is done. */
  onConfirm: () => void;
  /** The work is in progress; the button shows it and cannot be pressed again. */
  isPending?: boolean;
  /** The text to type before the button is enabled, for very destructive actions. Case is ignored. */
  requireText?: string;
  /** The label of that field: `Type ROTORES to confirm`. Required with `requireText`. */
  requireLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: "primary" | "danger";
}

/** Focus starts on Cancel, so that an accidental Enter does not confirm. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const folded = (text: string) => text.trim().toLocaleLowerCase();

/** Asks before an action. Cancel changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Remounts on open, so that the text field starts empty.
  return <Question key={String(props.isOpen)} {...props} />;
}

function Question({
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  isPending = false,
  tone = "primary",
  requireText,
  requireLabel,
  ...rest
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState("");
  const isAllowed = requireText === undefined || folded(typed) === folded(requireText);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button ref={takeFocus} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onPress={onConfirm} isPending={isPending} isDisabled={!isAllowed}>
            {confirmLabel}
          </Button>
        </>
      }
      {...rest}
    >
      <Stack gap={16}>
        <Text as="div" variant="body">
          {children}
        </Text>
        {requireText !== undefined && (
          <TextField
            label={requireLabel ?? requireText}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        )}
      </Stack>
    </Dialog>
  );
}
