import { confirmSessionMutation } from "@caliper/api-client";
import { Text } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient } from "../provider/index.ts";
import { FormDialog } from "../shared/form-dialog/index.ts";
import { ConfirmWithPasskey } from "./ConfirmWithPasskey.tsx";
import { CurrentPasswordField, fieldOf } from "./CurrentPasswordField.tsx";

export interface ConfirmPasswordProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with true once the server has accepted the password, and with false when the user cancels. */
  onDone: (isConfirmed: boolean) => void;
}

/** Asks for the password before an operation that needs it again. */
export const ConfirmPassword = contained("own-account", ConfirmPasswordContent);

function ConfirmPasswordContent(props: ConfirmPasswordProps) {
  // Remounts on open, so that the field starts empty.
  return <ConfirmForm key={String(props.isOpen)} {...props} />;
}

function ConfirmForm({ isOpen, onDone }: ConfirmPasswordProps) {
  const t = useText();
  const [password, setPassword] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const confirm = useMutation(confirmSessionMutation(useClient()));
  const { error } = confirm;
  const isWrong = fieldOf(error) === "password";
  const submit = () => {
    setSubmitted(true);
    if (password !== "") confirm.mutate({ password }, { onSuccess: () => onDone(true) });
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={() => onDone(false)}
      title={t("ownAccount.confirmTitle")}
      submitLabel={t("ownAccount.confirm")}
      size="small"
      onSubmit={submit}
      isPending={confirm.isPending}
      error={isWrong ? null : error}
    >
      <Text as="p">{t("ownAccount.confirmText")}</Text>
      <CurrentPasswordField
        value={password}
        onChange={(text) => {
          setPassword(text);
          confirm.reset();
        }}
        isMissing={isSubmitted && password === ""}
        isWrong={isWrong}
      />
      <ConfirmWithPasskey onConfirmed={() => onDone(true)} />
    </FormDialog>
  );
}
