import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField } from "../TextField/TextField.tsx";

export interface ConfirmDialogProps {
  /** Whether it is open; its owner keeps that. */
  isOpen: boolean;
  /** Called with false by Cancel and Escape; not by a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question, with the number that makes one think: `Remove 391 rotors?` */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** What the button does: `Remove 391 rotors`, not `OK`. */
  confirmLabel: string;
  /** The way out. */
  cancelLabel: string;
  /** The answer was yes. Its owner closes the dialog when the work is done. */
  onConfirm: () => void;
  /** The work is going on; the button says so and cannot be pressed again. */
  isPending?: boolean;
  /** What has to be typed before the button can be pressed, for what destroys much. Case does not count. */
  requireText?: string;
  /** Asks for it: `Type ROTORES to confirm`. Needed with `requireText`. */
  requireLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: "primary" | "danger";
}

/** The focus starts on the way out: Enter on a question nobody has read yet must not do the work. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const folded = (text: string) => text.trim().toLocaleLowerCase();

/** A question before something happens. Cancel changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // A question asked again starts with an empty field.
  return <Question key={String(props.isOpen)} {...props} />;
}

function Question({
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onOpenChange,
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
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button ref={takeFocus} onPress={() => onOpenChange(false)}>
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
