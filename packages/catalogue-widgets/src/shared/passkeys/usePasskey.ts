import {
  type ApiError,
  type PasskeyAssertion,
  startPasskeyProofMutation,
} from "@caliper/api-client";
import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../provider/index.ts";
import { askForPasskey } from "./passkeys.ts";

/** Lets the user choose a passkey, and passes on what the browser returned; nothing happens when the user cancels. */
export const usePasskeyProof = (onProven: (proof: { credential: PasskeyAssertion }) => void) =>
  usePasskey(startPasskeyProofMutation(useClient()), askForPasskey, onProven);

/** Passes what the server sends to the browser, and on what the browser returned; nothing happens when the user cancels. */
export function usePasskey<Request, Credential>(
  start: UseMutationOptions<Request, ApiError, void>,
  inBrowser: (request: Request) => Promise<Credential | undefined>,
  onDone: (answer: { credential: Credential }) => void,
) {
  const { mutateAsync, isPending, error, reset } = useMutation(start);
  const [isAsking, setAsking] = useState(false);
  /** The browser cannot use passkeys here. */
  const [isUnusable, setUnusable] = useState(false);

  const ask = async () => {
    setUnusable(false);
    const request = await mutateAsync().catch(() => undefined);
    if (request === undefined) return;
    setAsking(true);
    try {
      const credential = await inBrowser(request);
      if (credential) onDone({ credential });
    } catch {
      setUnusable(true);
    } finally {
      setAsking(false);
    }
  };
  return { ask, isPending: isPending || isAsking, error, isUnusable, reset };
}
