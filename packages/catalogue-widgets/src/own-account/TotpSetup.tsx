import { confirmTotpMutation, type TotpSetup as Setup } from "@caliper/api-client";
import { CodeBlock, Text, TextField } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { QrCode } from "../shared/qr/index.ts";
import { FactorForm } from "./FactorForm.tsx";
import * as styles from "./SecondFactor.css.ts";

export interface TotpSetupProps {
  setup: Setup;
  onCancel: () => void;
  /** Called with the recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

/** The secret for the app, as a picture and as text, and the code that proves that the app has it. */
export function TotpSetup({ setup, onCancel, onDone }: TotpSetupProps) {
  const t = useText();
  const confirm = useMutation(confirmTotpMutation(useClient()));
  const [code, setCode] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const { error } = confirm;
  const isWrong = isIncomplete || error?.kind === "invalid";
  const submit = () => {
    const isComplete = /^\d{6}$/u.test(code);
    setIncomplete(!isComplete);
    if (isComplete) confirm.mutate({ code }, { onSuccess: onDone });
  };
  return (
    <FactorForm
      submitLabel={t("ownAccount.factor.activate")}
      onCancel={onCancel}
      onSubmit={submit}
      isPending={confirm.isPending}
      failure={isWrong ? null : error}
    >
      <Text as="p">{t("ownAccount.factor.scan")}</Text>
      <div className={styles.qr}>
        <QrCode text={setup.uri} label={t("ownAccount.factor.qr")} />
      </div>
      <CodeBlock
        label={t("ownAccount.factor.key")}
        copyLabel={t("ownAccount.factor.copyKey")}
        copiedLabel={t("ownAccount.factor.keyCopied")}
      >
        {setup.secret.replaceAll(/.{4}(?=.)/gu, "$& ")}
      </CodeBlock>
      <TextField
        label={t("ownAccount.factor.code")}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        isMono
        isRequired
        value={code}
        onChange={(text) => {
          setCode(text.replaceAll(/\D/gu, "").slice(0, 6));
          setIncomplete(false);
          confirm.reset();
        }}
        error={isWrong ? t("ownAccount.factor.codeWrong") : undefined}
      />
    </FactorForm>
  );
}
