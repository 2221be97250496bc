import { removeTotpMutation } from "@caliper/api-client";
import { Text, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { CurrentPasswordField, fieldOf } from "./CurrentPasswordField.tsx";
import { FactorForm } from "./FactorForm.tsx";

/** Asks for the password and stops using the authenticator app. */
export function SwitchOffTotp({ onClose }: { onClose: () => void }) {
  const t = useText();
  const remove = useMutation(removeTotpMutation(useClient()));
  const [password, setPassword] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const { error } = remove;
  const isWrong = fieldOf(error) === "password";
  const submit = () => {
    setSubmitted(true);
    if (password === "") return;
    remove.mutate(
      { password },
      {
        onSuccess: () => {
          onClose();
          toasts.show(t("ownAccount.factor.switchedOff"), { tone: "success" });
        },
      },
    );
  };
  return (
    <FactorForm
      submitLabel={t("ownAccount.factor.switchOff")}
      variant="danger"
      onCancel={onClose}
      onSubmit={submit}
      isPending={remove.isPending}
      failure={isWrong ? null : error}
    >
      <Text as="p">{t("ownAccount.factor.switchOffText")}</Text>
      <CurrentPasswordField
        value={password}
        onChange={(text) => {
          setPassword(text);
          remove.reset();
        }}
        isMissing={isSubmitted && password === ""}
        isWrong={isWrong}
      />
    </FactorForm>
  );
}
