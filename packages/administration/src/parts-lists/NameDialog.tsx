import type { ApiError } from "@caliper/api-client";
import { FormDialog } from "@caliper/catalogue-widgets/shared";
import { TextField } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";

export interface NameDialogProps {
  isOpen: boolean;
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

/** Asks for the name of a list. */
export function NameDialog(props: NameDialogProps) {
  // Remounts on open, so that the form starts with the suggestion.
  return <NameForm key={String(props.isOpen)} {...props} />;
}

export const longestName = 80;

function NameForm({ initial = "", onSave, ...dialog }: NameDialogProps) {
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
        autoFocus
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onChange={setName}
        {...(isMissing && { error: t("lists.nameNeeded") })}
      />
    </FormDialog>
  );
}
