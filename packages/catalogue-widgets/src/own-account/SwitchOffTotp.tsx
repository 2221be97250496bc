import { removeTotpMutation } from "@caliper/api-client";
import { Button, Form, Inline, Notice, Text, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useClient, useFailure } from "../provider/index.ts";
import { CurrentPasswordField, fieldOf } from "./CurrentPasswordField.tsx";

/** Asks for the password and stops using the authenticator app. */
export function SwitchOffTotp({ onClose }: { onClose: () => void }) {
  const t = useText();
  const failureOf = useFailure();
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
    <Form onSubmit={submit} isPending={remove.isPending} gap={16}>
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
      {error !== null && !isWrong && <Notice tone="danger">{failureOf(error).line}</Notice>}
      <Inline gap={8} justify="end">
        <Button onPress={onClose}>{t("common.cancel")}</Button>
        <Button type="submit" variant="danger">
          {t("ownAccount.factor.switchOff")}
        </Button>
      </Inline>
    </Form>
  );
}
