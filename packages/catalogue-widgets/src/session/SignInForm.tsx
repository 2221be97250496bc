import { type ApiError, type ApiErrorKind, signInMutation } from "@caliper/api-client";
import type { Viewer } from "@caliper/catalogue-model";
import { useMutation } from "@tanstack/react-query";
import { contained, useClient, useFailure } from "../provider/index.ts";
import { SignInFormView } from "./SignInFormView.tsx";

export interface SignInFormProps {
  /** Called after a successful sign-in. */
  onSignedIn: (viewer: Viewer) => void;
}

// Credentials may be right if there was no response or the rate limit was reached.
const unrelated: readonly ApiErrorKind[] = ["network", "limited"];

/** Signs in with the API. */
export const SignInForm = contained("session", SignInFormContent);

function SignInFormContent({ onSignedIn }: SignInFormProps) {
  const failureOf = useFailure();
  const signIn = useMutation(signInMutation(useClient()));
  const describe = (error: ApiError) =>
    unrelated.includes(error.kind)
      ? { rejected: false, notice: failureOf(error).detail }
      : { rejected: true };
  return (
    <SignInFormView
      failure={signIn.error === null ? undefined : describe(signIn.error)}
      isPending={signIn.isPending}
      onSubmit={(credentials) => signIn.mutate(credentials, { onSuccess: onSignedIn })}
      onEdit={() => {
        if (signIn.isError) signIn.reset();
      }}
    />
  );
}
