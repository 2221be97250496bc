import { type Passkey, removePasskeyMutation } from "@caliper/api-client";
import { Button, Inline, Notice, Stack, Text } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Confirmation } from "../shared/form-dialog/index.ts";
import { useText } from "../messages/index.ts";
import { useClient, useFailure } from "../provider/index.ts";

/** The user's passkeys, each with a button that removes it. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { formatDate } = useIntl();
  const t = useText();
  const failureOf = useFailure();
  const remove = useMutation(removePasskeyMutation(useClient()));
  const [removed, setRemoved] = useState<Passkey | null>(null);
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
                  ? t("ownAccount.factor.added", { at: day(passkey.createdAt) })
                  : t("ownAccount.lastUse", { at: day(passkey.lastUsed) })}
              </Text>
            </Stack>
            <Button
              label={t("ownAccount.factor.removeOf", { name: passkey.name })}
              isPending={remove.isPending && remove.variables.id === passkey.id}
              onPress={() => setRemoved(passkey)}
            >
              {t("ownAccount.factor.remove")}
            </Button>
          </Inline>
        ))}
      </Stack>
      {failed && <Notice tone="danger">{failureOf(failed).line}</Notice>}
      <Confirmation
        asked={removed}
        onClose={() => setRemoved(null)}
        onConfirm={({ id }) => remove.mutate({ id })}
        title={t("ownAccount.factor.removeTitle", { name: removed?.name ?? "" })}
        confirmLabel={t("ownAccount.factor.remove")}
      >
        {t("ownAccount.factor.removeText")}
      </Confirmation>
    </>
  );
}
