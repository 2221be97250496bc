import { type Passkey, removePasskeyMutation } from "@caliper/api-client";
import { Button, ConfirmDialog, Inline, Notice, Stack, Text } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useClient, useFailure } from "../provider/index.ts";
import { secondFactorMessages } from "./secondFactorMessages.ts";

/** The user's passkeys, each with a button that removes it. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { formatMessage, formatDate } = useIntl();
  const failureOf = useFailure();
  const remove = useMutation(removePasskeyMutation(useClient()));
  const [removed, setRemoved] = useState<Passkey>();
  const day = (date: Date) => formatDate(date, { dateStyle: "medium" });
  const failed = remove.error?.kind === "notFound" ? null : remove.error;
  return (
    <>
      <Stack as="ul" gap={12}>
        {passkeys.map((passkey) => (
          <Inline key={passkey.id} as="li" justify="between">
            <Stack gap={4}>
              <Text weight="medium">{passkey.name}</Text>
              <Text variant="caption" tone="subtle">
                {passkey.lastUsed === undefined
                  ? formatMessage(secondFactorMessages.added, { at: day(passkey.createdAt) })
                  : formatMessage(secondFactorMessages.lastUse, { at: day(passkey.lastUsed) })}
              </Text>
            </Stack>
            <Button
              label={formatMessage(secondFactorMessages.removeOf, { name: passkey.name })}
              isPending={remove.isPending && remove.variables.id === passkey.id}
              onPress={() => setRemoved(passkey)}
            >
              {formatMessage(secondFactorMessages.remove)}
            </Button>
          </Inline>
        ))}
      </Stack>
      {failed && <Notice tone="danger">{failureOf(failed).line}</Notice>}
      <ConfirmDialog
        isOpen={removed !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRemoved(undefined);
        }}
        title={formatMessage(secondFactorMessages.removeTitle, { name: removed?.name ?? "" })}
        confirmLabel={formatMessage(secondFactorMessages.remove)}
        cancelLabel={formatMessage(secondFactorMessages.cancel)}
        tone="danger"
        onConfirm={() => {
          setRemoved(undefined);
          if (removed) remove.mutate({ id: removed.id });
        }}
      >
        {formatMessage(secondFactorMessages.removeText)}
      </ConfirmDialog>
    </>
  );
}
