import {
  accountsQuery,
  changeAccountMutation,
  createAccountMutation,
  createPasswordLinkMutation,
  endSessionsMutation,
} from "@caliper/api-client";
import type { Account, AccountFacts, ApiError } from "@caliper/api-client";
import { ConfirmDialog, Notice, toasts } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useClient, useFailure } from "../provider/index.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { AccountsView } from "./AccountsView.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import type { ShownLink } from "./LinkDialog.tsx";
import { accountMessages } from "./messages.ts";
import type { AccountAction } from "./useAccountColumns.tsx";

interface Question {
  readonly account: Account;
  readonly action: "disable" | "signOut";
}

export interface AccountsProps {
  /** Where the pages of password links are; the page's own origin unless told. */
  origin?: string | undefined;
}

/** Administrators make, change and close accounts. */
export function Accounts({ origin = window.location.origin }: AccountsProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(accountsQuery(client));
  const create = useMutation(createAccountMutation(client));
  const change = useMutation(changeAccountMutation(client));
  const link = useMutation(createPasswordLinkMutation(client));
  const signOut = useMutation(endSessionsMutation(client));
  // Undefined is a new one, null is none.
  const [edited, setEdited] = useState<Account | null | undefined>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [shown, setShown] = useState<ShownLink | null>(null);
  const [refusal, setRefusal] = useState<{ account: Account; error: ApiError } | null>(null);

  const tell = (text: string) => toasts.show(text, { tone: "success" });
  const close = () => {
    setEdited(null);
    create.reset();
    change.reset();
  };
  const save = ({ username, ...facts }: AccountFacts & { readonly username: string }) => {
    if (edited === undefined) {
      create.mutate(
        { username, ...facts },
        {
          onSuccess: (made) => {
            close();
            setShown({ username: made.account.username, link: made.link });
          },
        },
      );
    } else if (edited !== null) {
      change.mutate(
        { id: edited.id, change: facts },
        {
          onSuccess: () => {
            close();
            tell(formatMessage(accountMessages.saved, { name: edited.username }));
          },
        },
      );
    }
  };
  const disable = (account: Account, disabled: boolean) => {
    const done = disabled ? accountMessages.disabledDone : accountMessages.enabledDone;
    change.mutate(
      { id: account.id, change: { disabled } },
      {
        onSuccess: () => tell(formatMessage(done, { name: account.username })),
        onError: (refused) => setRefusal({ account, error: refused }),
      },
    );
  };
  const act = (account: Account, action: AccountAction) => {
    setRefusal(null);
    switch (action) {
      case "edit":
        create.reset();
        change.reset();
        return setEdited(account);
      case "link":
        return link.mutate(
          { id: account.id },
          {
            onSuccess: (made) => setShown({ username: account.username, link: made }),
            onError: (refused) => setRefusal({ account, error: refused }),
          },
        );
      case "enable":
        return disable(account, false);
      case "disable":
      case "signOut":
        return setQuestion({ account, action });
    }
  };
  const confirm = ({ account, action }: Question) => {
    setQuestion(null);
    if (action === "disable") return disable(account, true);
    return signOut.mutate(
      { id: account.id },
      {
        onSuccess: () => tell(formatMessage(accountMessages.signedOut, { name: account.username })),
        onError: (refused) => setRefusal({ account, error: refused }),
      },
    );
  };
  return (
    <>
      <AccountsView
        accounts={data}
        error={data === undefined && !isFetching ? error : null}
        onRetry={() => void refetch()}
        onCreate={() => {
          close();
          setRefusal(null);
          setEdited(undefined);
        }}
        onAct={act}
        notice={refusal && <Refusal name={refusal.account.username} error={refusal.error} />}
      />
      <AccountDialog
        account={edited}
        onClose={close}
        isPending={create.isPending || change.isPending}
        error={create.error ?? change.error}
        onSave={save}
      />
      <SureDialog question={question} onClose={() => setQuestion(null)} onConfirm={confirm} />
      <LinkDialog shown={shown} origin={origin} onClose={() => setShown(null)} />
    </>
  );
}

function Refusal({ name, error }: { name: string; error: ApiError }) {
  const { formatMessage } = useIntl();
  const failure = useFailure()(error);
  return error.status === 409 ? (
    <Notice tone="danger">{formatMessage(accountMessages.lastAdministrator, { name })}</Notice>
  ) : (
    <Notice tone="danger" title={failure.title}>
      {failure.detail}
    </Notice>
  );
}

interface SureDialogProps {
  question: Question | null;
  onClose: () => void;
  onConfirm: (question: Question) => void;
}

/** What ends somebody's sessions is asked twice. */
function SureDialog({ question, onClose, onConfirm }: SureDialogProps) {
  const { formatMessage } = useIntl();
  const name = question?.account.username ?? "";
  const isDisabling = question?.action === "disable";
  return (
    <ConfirmDialog
      isOpen={question !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={formatMessage(
        isDisabling ? accountMessages.disableTitle : accountMessages.signOutTitle,
        { name },
      )}
      confirmLabel={formatMessage(isDisabling ? accountMessages.disable : accountMessages.signOut)}
      cancelLabel={formatMessage(accountMessages.cancel)}
      tone="danger"
      onConfirm={() => {
        if (question !== null) onConfirm(question);
      }}
    >
      {formatMessage(isDisabling ? accountMessages.disableText : accountMessages.signOutText)}
    </ConfirmDialog>
  );
}
