import { type ApiError, passwordLinkQuery, setPasswordMutation } from "@caliper/api-client";
import { EmptyState, LinkButton, Skeleton, VisuallyHidden } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import { contained, useClient } from "../provider/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { form } from "./SetPassword.css.ts";
import { SetPasswordForm } from "./SetPasswordForm.tsx";

export interface SetPasswordProps {
  /** The token of the link. */
  token: string;
  /** The URL of the sign-in page. */
  signInHref: string;
}

// Not found, or a malformed token.
const isGone = (error: ApiError | null) => error?.kind === "notFound" || error?.kind === "invalid";

/** The page behind a password link: sets the password once. */
export const SetPassword = contained("own-account", SetPasswordContent);

function SetPasswordContent({ token, signInHref }: SetPasswordProps) {
  const t = useText();
  const client = useClient();
  const link = useQuery(passwordLinkQuery(client, token));
  const set = useMutation(setPasswordMutation(client));
  if (set.isSuccess) {
    return (
      <EmptyState
        icon="success"
        title={t("password.done")}
        hint={t("password.doneHint")}
        action={<LinkButton href={signInHref}>{t("password.signIn")}</LinkButton>}
      />
    );
  }
  if (token === "" || isGone(link.error) || set.error?.kind === "notFound") {
    return <EmptyState icon="key" title={t("password.expired")} hint={t("password.expiredHint")} />;
  }
  if (link.error !== null) {
    return (
      <FailureState
        error={link.error}
        onRetry={() => void link.refetch()}
        isRetrying={link.isFetching}
      />
    );
  }
  return (
    <div className={form}>
      {link.data === undefined ? (
        <>
          <VisuallyHidden>{t("password.loading")}</VisuallyHidden>
          <Skeleton count={3} />
        </>
      ) : (
        <SetPasswordForm
          use={link.data}
          isPending={set.isPending}
          error={set.error}
          onEdit={() => set.reset()}
          onSet={(facts) => set.mutate({ token, ...facts })}
        />
      )}
    </div>
  );
}
