import type { ApiError } from "@caliper/api-client";
import { FormDialog } from "@caliper/catalogue-widgets/shared";
import { TextField } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";

export interface NameDialogProps {
  onClose: () => void;
  title: string;
  submitLabel: string;
  /** The name that is suggested. */
  initial?: string | undefined;
  isPending: boolean;
  /** Why the last attempt failed. */
  error: ApiError | null;
  onSave: (name: string) => void;
}

export const longestName = 80;

/** For a field that opens where its button was pressed. */
export const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Asks for the name of a list. */
export function NameDialog({ initial = "", onSave, ...dialog }: NameDialogProps) {
  const t = useText();
  const [name, setName] = useState(initial.slice(0, longestName));
  const [isSubmitted, setSubmitted] = useState(false);
  const isMissing = isSubmitted && name.trim() === "";
  return (
    <FormDialog
      {...dialog}
      onSubmit={() => {
        setSubmitted(true);
        if (name.trim() !== "") onSave(name.trim());
      }}
    >
      <TextField
        label={t("lists.name")}
        isRequired
        inputRef={takeFocus}
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onChange={setName}
        {...(isMissing && { error: t("lists.nameNeeded") })}
      />
    </FormDialog>
  );
}
