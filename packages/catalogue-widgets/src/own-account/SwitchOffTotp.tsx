import { removeTotpMutation } from "@caliper/api-client";
import { Button, Form, Inline, Notice, Text, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useClient, useFailure } from "../provider/index.ts";
import { CurrentPasswordField, fieldOf } from "./CurrentPasswordField.tsx";
import { secondFactorMessages } from "./secondFactorMessages.ts";

/** Asks for the password and stops using the authenticator app. */
export function SwitchOffTotp({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
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
          toasts.show(formatMessage(secondFactorMessages.switchedOff), { tone: "success" });
        },
      },
    );
  };
  return (
    <Form onSubmit={submit} isPending={remove.isPending} gap={16}>
      <Text as="p">{formatMessage(secondFactorMessages.switchOffText)}</Text>
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
        <Button onPress={onClose}>{formatMessage(secondFactorMessages.cancel)}</Button>
        <Button type="submit" variant="danger">
          {formatMessage(secondFactorMessages.switchOff)}
        </Button>
      </Inline>
    </Form>
  );
}
