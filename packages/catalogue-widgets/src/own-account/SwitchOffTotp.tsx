import { removeTotpMutation } from "@caliper/api-client";
import { Text, toasts } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { CurrentPasswordField } from "./CurrentPasswordField.tsx";
import { FactorForm } from "./FactorForm.tsx";
import { useCurrentPassword } from "./useCurrentPassword.ts";

/** Asks for the password and stops using the authenticator app. */
export function SwitchOffTotp({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { field, submit, isPending, error } = useCurrentPassword(
    removeTotpMutation(useClient()),
    () => {
      onClose();
      toasts.show(t("ownAccount.factor.switchedOff"), { tone: "success" });
    },
  );
  return (
    <FactorForm
      submitLabel={t("ownAccount.factor.switchOff")}
      variant="danger"
      onCancel={onClose}
      onSubmit={submit}
      isPending={isPending}
      failure={error}
    >
      <Text as="p">{t("ownAccount.factor.switchOffText")}</Text>
      <CurrentPasswordField {...field} />
    </FactorForm>
  );
}
