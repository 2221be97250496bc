import { confirmSessionMutation } from "@caliper/api-client";
import { Button, Dialog, Form, Notice, Text } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { contained, useClient, useFailure } from "../provider/index.ts";
import { CurrentPasswordField, fieldOf } from "./CurrentPasswordField.tsx";
import { ownAccountMessages } from "./messages.ts";

export interface ConfirmPasswordProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with true once the server has accepted the password, and with false when the user cancels. */
  onDone: (isConfirmed: boolean) => void;
}

/** Asks for the password before something that needs it again. */
export const ConfirmPassword = contained("own-account", ConfirmPasswordContent);

function ConfirmPasswordContent(props: ConfirmPasswordProps) {
  // Remounts on open, so that the field starts empty.
  return <ConfirmForm key={String(props.isOpen)} {...props} />;
}

function ConfirmForm({ isOpen, onDone }: ConfirmPasswordProps) {
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  const form = useId();
  const [password, setPassword] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const confirm = useMutation(confirmSessionMutation(useClient()));
  const { error } = confirm;
  const isWrong = fieldOf(error) === "password";
  const failure = error === null || isWrong ? undefined : failureOf(error);
  const submit = () => {
    setSubmitted(true);
    if (password !== "") confirm.mutate({ password }, { onSuccess: () => onDone(true) });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onDone(false);
      }}
      title={formatMessage(ownAccountMessages.confirmTitle)}
      closeLabel={formatMessage(ownAccountMessages.close)}
      isDismissable={false}
      size="small"
      actions={
        <>
          <Button onPress={() => onDone(false)}>{formatMessage(ownAccountMessages.cancel)}</Button>
          <Button type="submit" form={form} variant="primary">
            {formatMessage(ownAccountMessages.confirm)}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} isPending={confirm.isPending} gap={16}>
        <Text as="p">{formatMessage(ownAccountMessages.confirmText)}</Text>
        <CurrentPasswordField
          value={password}
          onChange={(text) => {
            setPassword(text);
            confirm.reset();
          }}
          isMissing={isSubmitted && password === ""}
          isWrong={isWrong}
        />
        {failure && (
          <Notice tone="danger" title={failure.title}>
            {failure.detail}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
