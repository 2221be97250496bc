import { addPasskeyMutation, startPasskeyMutation } from "@caliper/api-client";
import { Text, TextField } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { makePasskey, usePasskey } from "../shared/passkeys/index.ts";
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
  const add = useMutation(addPasskeyMutation(client));
  const device = deviceOf(navigator.userAgent);
  const [name, setName] = useState(device ? t("ownAccount.device", device) : "");
  const [isMissing, setMissing] = useState(false);
  const passkey = usePasskey(startPasskeyMutation(client), makePasskey, (registration) =>
    add.mutate({ name: name.trim(), ...registration }, { onSuccess: onDone }),
  );
  const isRefused = passkey.isUnusable || add.error?.kind === "invalid";

  const submit = () => {
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    add.reset();
    void passkey.ask();
  };
  return (
    <FactorForm
      submitLabel={t("ownAccount.factor.addPasskey")}
      onCancel={onCancel}
      onSubmit={submit}
      isPending={passkey.isPending || add.isPending}
      failure={isRefused ? t("ownAccount.factor.passkeyRefused") : (passkey.error ?? add.error)}
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
