import type { ApiError, SecondFactorProof } from "@caliper/api-client";
import { Button, Form, Inline, Notice, Text, TextField } from "@caliper/design-system";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useFailure } from "../provider/index.ts";
import { sessionMessages } from "./messages.ts";

export interface SecondStepProps {
  /** Why the last attempt failed. */
  error: ApiError | null;
  /** The code is being checked. */
  isPending: boolean;
  onSubmit: (proof: SecondFactorProof) => void;
  /** Called when the user types after a failure. */
  onEdit: () => void;
  /** Returns to user name and password. */
  onBack: () => void;
}

const digits = 6;

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
export default function SecondStep({
  error,
  isPending,
  onSubmit,
  onEdit,
  onBack,
}: SecondStepProps) {
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  const [isRecovery, setRecovery] = useState(false);
  const [typed, setTyped] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The user has submitted the form before, and comes to type.
  useEffect(() => field.current?.focus(), [isRecovery]);

  const edit = (text: string) => {
    // Apps and messages show codes in groups.
    setTyped(isRecovery ? text : text.replaceAll(/\D/gu, "").slice(0, digits));
    setIncomplete(false);
    onEdit();
  };
  const submit = () => {
    const isComplete = isRecovery ? typed.trim() !== "" : typed.length === digits;
    setIncomplete(!isComplete);
    if (isComplete) onSubmit(isRecovery ? { recoveryCode: typed.trim() } : { code: typed });
  };
  const isWrong = error?.kind === "invalid";
  const message = () => {
    if (isRecovery) return isIncomplete || isWrong ? sessionMessages.wrongRecoveryCode : undefined;
    if (isIncomplete) return sessionMessages.codeNeeded;
    return isWrong ? sessionMessages.wrongCode : undefined;
  };
  const shown = message();
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <Text as="p">
        {formatMessage(
          isRecovery ? sessionMessages.secondStepRecovery : sessionMessages.secondStep,
        )}
      </Text>
      <TextField
        // Another field, so that nothing is filled in twice.
        key={String(isRecovery)}
        label={formatMessage(isRecovery ? sessionMessages.recoveryCode : sessionMessages.code)}
        name={isRecovery ? "recoveryCode" : "code"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        inputMode={isRecovery ? "text" : "numeric"}
        size="main"
        isMono
        inputRef={field}
        value={typed}
        onChange={edit}
        error={shown && formatMessage(shown)}
      />
      {error !== null && !isWrong && <Notice tone="danger">{failureOf(error).line}</Notice>}
      <Button type="submit" variant="primary" size="large" fill>
        {formatMessage(sessionMessages.next)}
      </Button>
      <Inline justify="between">
        <Button
          variant="plain"
          onPress={() => {
            setRecovery(!isRecovery);
            setTyped("");
            setIncomplete(false);
            onEdit();
          }}
        >
          {formatMessage(isRecovery ? sessionMessages.useApp : sessionMessages.useRecoveryCode)}
        </Button>
        <Button variant="plain" onPress={onBack}>
          {formatMessage(sessionMessages.back)}
        </Button>
      </Inline>
    </Form>
  );
}
