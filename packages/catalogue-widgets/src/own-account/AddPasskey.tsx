import { addPasskeyMutation, startPasskeyMutation } from "@caliper/api-client";
import { Button, Form, Inline, Notice, Text, TextField } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useClient, useFailure } from "../provider/index.ts";
import { makePasskey } from "../shared/passkeys/index.ts";
import { deviceOf } from "./device.ts";

export interface AddPasskeyProps {
  onCancel: () => void;
  /** Called with recovery codes if it is the first second factor. */
  onDone: (codes: readonly string[] | undefined) => void;
}

/** Names a passkey and makes it. */
export function AddPasskey({ onCancel, onDone }: AddPasskeyProps) {
  const t = useText();
  const failureOf = useFailure();
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
    <Form onSubmit={() => void submit()} isPending={isPending} gap={16}>
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
      {isRefused ? (
        <Notice tone="danger">{t("ownAccount.factor.passkeyRefused")}</Notice>
      ) : (
        error !== null && <Notice tone="danger">{failureOf(error).line}</Notice>
      )}
      <Inline gap={8} justify="end">
        <Button onPress={onCancel}>{t("common.cancel")}</Button>
        <Button type="submit" variant="primary">
          {t("ownAccount.factor.addPasskey")}
        </Button>
      </Inline>
    </Form>
  );
}
