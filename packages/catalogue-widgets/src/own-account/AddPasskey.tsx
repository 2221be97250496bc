import { addPasskeyMutation, startPasskeyMutation } from "@caliper/api-client";
import { Text, TextField } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { makePasskey } from "../shared/passkeys/index.ts";
import { deviceOf } from "./device.ts";
import { FactorForm } from "./FactorForm.tsx";

export interface AddPasskeyProps {
  onCancel: () => void;
  /** Called with recovery codes if it is the first second factor. */
  onDone: (codes: readonly string[] | undefined) => void;
}

/** Names a passkey and makes it. */
export function AddPasskey({ onCancel, onDone }: AddPasskeyProps) {
  const t = useText();
  const client = useClient();
  const start = useMutation(startPasskeyMutation(client));
  const add = useMutation(addPasskeyMutation(client));
  const device = deviceOf(navigator.userAgent);
  const [name, setName] = useState(device ? t("ownAccount.device", device) : "");
  const [isAsking, setAsking] = useState(false);
  const [isUnusable, setUnusable] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const error = start.error ?? add.error;
  const isRefused = isUnusable || add.error?.kind === "invalid";
  const isPending = isAsking || start.isPending || add.isPending;

  const submit = async () => {
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    add.reset();
    setUnusable(false);
    const creation = await start.mutateAsync().catch(() => undefined);
    if (creation === undefined) return;
    setAsking(true);
    try {
      const credential = await makePasskey(creation);
      if (credential) add.mutate({ name: name.trim(), credential }, { onSuccess: onDone });
    } catch {
      setUnusable(true);
    } finally {
      setAsking(false);
    }
  };
  return (
    <FactorForm
      submitLabel={t("ownAccount.factor.addPasskey")}
      onCancel={onCancel}
      onSubmit={() => void submit()}
      isPending={isPending}
      failure={isRefused ? t("ownAccount.factor.passkeyRefused") : error}
    >
      <Text as="p">{t("ownAccount.factor.passkeyText")}</Text>
      <TextField
        label={t("ownAccount.factor.passkeyName")}
        name="name"
        isRequired
        maxLength={60}
        value={name}
        onChange={(text) => {
          setName(text);
          setMissing(false);
        }}
        error={isMissing ? t("ownAccount.factor.passkeyNameNeeded") : undefined}
      />
    </FactorForm>
  );
}
