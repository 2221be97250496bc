import { signInWithPasskeyMutation } from "@caliper/api-client";
import type { Viewer } from "@caliper/catalogue-model";
import { Button, Notice, Stack } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { FailureNotice } from "../shared/failure-state/index.ts";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { supportsPasskeys, usePasskeyProof } from "../shared/passkeys/index.ts";

const never = () => () => undefined;

/** Signs in with a passkey, which needs neither a name nor a password; nothing where the browser has no passkeys. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (viewer: Viewer) => void }) {
  const t = useText();
  const signIn = useMutation(signInWithPasskeyMutation(useClient()));
  const proof = usePasskeyProof((proven) => signIn.mutate(proven, { onSuccess: onSignedIn }));
  // A server renders the button, because nearly every browser has passkeys.
  const isOffered = useSyncExternalStore(never, supportsPasskeys, () => true);
  if (!isOffered) return null;
  const error = proof.error ?? signIn.error;
  const isRefused = proof.isUnusable || error?.kind === "invalid";
  return (
    <Stack gap={12}>
      <Button
        size="large"
        icon="key"
        fill
        onPress={() => {
          signIn.reset();
          if (!proof.isPending) void proof.ask();
        }}
      >
        {t("session.passkey")}
      </Button>
      {isRefused ? (
        <Notice tone="danger">{t("session.passkeyRefused")}</Notice>
      ) : (
        <FailureNotice error={error} />
      )}
    </Stack>
  );
}
