import { confirmWithPasskeyMutation, secondFactorQuery } from "@caliper/api-client";
import { Button, Notice, Stack } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useClient, useFailure } from "../provider/index.ts";
import { supportsPasskeys, usePasskeyProof } from "../shared/passkeys/index.ts";
import { secondFactorMessages } from "./secondFactorMessages.ts";

/** For users with passkeys: one of them in place of the password. */
export function ConfirmWithPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
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
        {formatMessage(secondFactorMessages.usePasskey)}
      </Button>
      {isRefused ? (
        <Notice tone="danger">{formatMessage(secondFactorMessages.passkeyRefused)}</Notice>
      ) : (
        error !== null && <Notice tone="danger">{failureOf(error).line}</Notice>
      )}
    </Stack>
  );
}
