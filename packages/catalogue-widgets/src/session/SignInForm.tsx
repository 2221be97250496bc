import {
  type ApiError,
  type ApiErrorKind,
  completeSignInMutation,
  secondFactorNeeded,
  signInMutation,
} from "@caliper/api-client";
import type { Viewer } from "@caliper/catalogue-model";
import { preloadable, Stack } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { Suspense } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient, useFailure } from "../provider/index.ts";
import { CredentialsForm } from "./CredentialsForm.tsx";
import { PasskeySignIn } from "./PasskeySignIn.tsx";

export interface SignInFormProps {
  /** Called after a successful sign-in, including its second step. */
  onSignedIn: (viewer: Viewer) => void;
}

// The form works before it is loaded, and most users do not need it.
const SecondStep = preloadable(async () => (await import("./SecondStep.tsx")).default);

// The server has not looked at the credentials, so the fields are not marked.
const unread: readonly ApiErrorKind[] = ["network", "limited"];

/** Signs in with the API. */
export const SignInForm = contained("session", SignInFormContent);

function SignInFormContent({ onSignedIn }: SignInFormProps) {
  const t = useText();
  const failureOf = useFailure();
  const client = useClient();
  const signIn = useMutation(signInMutation(client));
  const complete = useMutation(completeSignInMutation(client));
  const isExpired = complete.error?.kind === "unauthorized";
  const reset = () => {
    if (signIn.isError) signIn.reset();
    if (complete.isError) complete.reset();
  };
  const describe = (error: ApiError) => {
    if (isExpired) return { rejected: false, notice: t("session.stepExpired") };
    if (error.kind === "invalid") return { rejected: true };
    const { title, detail = title } = failureOf(error);
    return { rejected: !unread.includes(error.kind), notice: detail };
  };
  if (signIn.error?.code === secondFactorNeeded && !isExpired) {
    return (
      <Suspense fallback={null}>
        <SecondStep
          factors={signIn.error.problem?.secondFactors}
          error={complete.error}
          isPending={complete.isPending}
          onSubmit={(proof) => complete.mutate(proof, { onSuccess: onSignedIn })}
          onEdit={() => {
            if (complete.isError) complete.reset();
          }}
          onBack={reset}
          onSignedIn={onSignedIn}
        />
      </Suspense>
    );
  }
  return (
    <Stack gap={12}>
      <CredentialsForm
        failure={signIn.error === null ? undefined : describe(signIn.error)}
        isPending={signIn.isPending}
        onSubmit={(credentials) => {
          complete.reset();
          signIn.mutate(credentials, { onSuccess: onSignedIn });
        }}
        onEdit={reset}
      />
      <PasskeySignIn onSignedIn={onSignedIn} />
    </Stack>
  );
}
