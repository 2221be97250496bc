import { type PasskeyAssertion, startPasskeyProofMutation } from "@caliper/api-client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../provider/index.ts";
import { askForPasskey } from "./passkeys.ts";

/** Lets the user choose a passkey, and passes on what the browser returned; nothing happens when the user cancels. */
export function usePasskeyProof(onProven: (proof: { credential: PasskeyAssertion }) => void) {
  const { mutateAsync, isPending, error, reset } = useMutation(
    startPasskeyProofMutation(useClient()),
  );
  const [isAsking, setAsking] = useState(false);
  /** The browser cannot use passkeys here. */
  const [isUnusable, setUnusable] = useState(false);

  const ask = async () => {
    setUnusable(false);
    const request = await mutateAsync().catch(() => undefined);
    if (request === undefined) return;
    setAsking(true);
    try {
      const credential = await askForPasskey(request);
      if (credential) onProven({ credential });
    } catch {
      setUnusable(true);
    } finally {
      setAsking(false);
    }
  };
  return { ask, isPending: isPending || isAsking, error, isUnusable, reset };
}
