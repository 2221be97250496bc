import { confirmWithPasskeyMutation, secondFactorQuery } from "@caliper/api-client";
import { Button, Notice, Stack } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FailureNotice } from "../shared/failure-state/index.ts";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { supportsPasskeys, usePasskeyProof } from "../shared/passkeys/index.ts";

/** For users with passkeys: one of them in place of the password. */
export function ConfirmWithPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText();
  const client = useClient();
  const { data } = useQuery({ ...secondFactorQuery(client), enabled: supportsPasskeys() });
  const confirm = useMutation(confirmWithPasskeyMutation(client));
  const proof = usePasskeyProof((proven) => confirm.mutate(proven, { onSuccess: onConfirmed }));
  if (data === undefined || data.passkeys.length === 0) return null;
  const error = proof.error ?? confirm.error;
  const isRefused = proof.isUnusable || error?.kind === "invalid";
  return (
    <Stack gap={12}>
      <Button
        icon="key"
        fill
        onPress={() => {
          confirm.reset();
          if (!proof.isPending) void proof.ask();
        }}
      >
        {t("ownAccount.factor.usePasskey")}
      </Button>
      {isRefused ? (
        <Notice tone="danger">{t("ownAccount.factor.passkeyRefused")}</Notice>
      ) : (
        <FailureNotice error={error} />
      )}
    </Stack>
  );
}
