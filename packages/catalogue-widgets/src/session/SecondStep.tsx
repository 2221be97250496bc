import type { ApiError, SecondFactorProof } from "@caliper/api-client";
import type { Viewer } from "@caliper/catalogue-model";
import { Button, Form, Inline, Notice, Stack, Text, TextField } from "@caliper/design-system";
import { useEffect, useRef, useState } from "react";
import { useText } from "../messages/index.ts";
import { useFailure } from "../provider/index.ts";
import { PasskeySignIn } from "./PasskeySignIn.tsx";

export interface SecondStepProps {
  /** What the account can use, from the server; an app by default. */
  factors: readonly string[] | undefined;
  /** Why the last attempt failed. */
  error: ApiError | null;
  /** The code is being checked. */
  isPending: boolean;
  onSubmit: (proof: SecondFactorProof) => void;
  /** Called when the user types after a failure. */
  onEdit: () => void;
  /** Returns to username and password. */
  onBack: () => void;
  /** Called after a sign-in with a passkey. */
  onSignedIn: (viewer: Viewer) => void;
}

const digits = 6;

/** The second step of a sign-in: the code of an authenticator app, a passkey, or a recovery code. */
export default function SecondStep({
  factors = ["code"],
  error,
  isPending,
  onSubmit,
  onEdit,
  onBack,
  onSignedIn,
}: SecondStepProps) {
  const t = useText();
  const failureOf = useFailure();
  const hasApp = factors.includes("code");
  const hasPasskey = factors.includes("passkey");
  const [isRecovery, setRecovery] = useState(false);
  const [typed, setTyped] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The user has submitted the form before this step, and will type next.
  useEffect(() => input.current?.focus(), [isRecovery]);

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
    if (isRecovery) return isIncomplete || isWrong ? "session.wrongRecoveryCode" : undefined;
    if (isIncomplete) return "session.codeNeeded";
    return isWrong ? "session.wrongCode" : undefined;
  };
  const messageId = message();
  const withoutRecovery = hasApp ? "session.useApp" : "session.passkey";
  return (
    <Stack gap={12}>
      {isRecovery || hasApp ? (
        <Form onSubmit={submit} isPending={isPending}>
          <Text as="p">{t(isRecovery ? "session.secondStepRecovery" : "session.secondStep")}</Text>
          <TextField
            // Another field, so that nothing is filled in twice.
            key={String(isRecovery)}
            label={t(isRecovery ? "session.recoveryCode" : "session.code")}
            name={isRecovery ? "recoveryCode" : "code"}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            inputMode={isRecovery ? "text" : "numeric"}
            size="main"
            isMono
            inputRef={input}
            value={typed}
            onChange={edit}
            error={messageId && t(messageId)}
          />
          {error !== null && !isWrong && <Notice tone="danger">{failureOf(error).line}</Notice>}
          <Button type="submit" variant="primary" size="large" fill>
            {t("session.next")}
          </Button>
        </Form>
      ) : (
        <Text as="p">{t("session.secondStepPasskey")}</Text>
      )}
      {hasPasskey && !isRecovery && <PasskeySignIn onSignedIn={onSignedIn} />}
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
          {t(isRecovery ? withoutRecovery : "session.useRecoveryCode")}
        </Button>
        <Button variant="plain" onPress={onBack}>
          {t("session.back")}
        </Button>
      </Inline>
    </Stack>
  );
}
