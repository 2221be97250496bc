import { confirmSessionMutation } from "@caliper/api-client";
import { Text } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { contained, useClient } from "../provider/index.ts";
import { FormDialog } from "../shared/form-dialog/index.ts";
import { ConfirmWithPasskey } from "./ConfirmWithPasskey.tsx";
import { CurrentPasswordField } from "./CurrentPasswordField.tsx";
import { useCurrentPassword } from "./useCurrentPassword.ts";

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
  const { field, submit, isPending, error } = useCurrentPassword(
    confirmSessionMutation(useClient()),
    () => onDone(true),
  );
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={() => onDone(false)}
      title={t("ownAccount.confirmTitle")}
      submitLabel={t("ownAccount.confirm")}
      size="small"
      onSubmit={submit}
      isPending={isPending}
      error={error}
    >
      <Text as="p">{t("ownAccount.confirmText")}</Text>
      <CurrentPasswordField {...field} />
      <ConfirmWithPasskey onConfirmed={() => onDone(true)} />
    </FormDialog>
  );
}
