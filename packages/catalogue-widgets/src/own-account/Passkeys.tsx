import { type Passkey, removePasskeyMutation } from "@caliper/api-client";
import { Button, Inline, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Confirmation, useRowAction } from "../shared/form-dialog/index.ts";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";

/** The user's passkeys, each with a button that removes it. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { formatDate } = useIntl();
  const t = useText();
  const { ask, confirmation } = useRowAction(removePasskeyMutation(useClient()), {
    facts: ({ id }: Passkey) => ({ id }),
    isAlreadyDone: ({ kind }) => kind === "notFound",
  });
  const day = (date: Date) => formatDate(date, { dateStyle: "medium" });
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
              onPress={() => ask(passkey)}
            >
              {t("ownAccount.factor.remove")}
            </Button>
          </Inline>
        ))}
      </Stack>
      <Confirmation
        {...confirmation}
        title={t("ownAccount.factor.removeTitle", { name: confirmation.asked?.name ?? "" })}
        confirmLabel={t("ownAccount.factor.remove")}
      >
        {t("ownAccount.factor.removeText")}
      </Confirmation>
    </>
  );
}
