import {
  type Account,
  type AccountFacts,
  accountsQuery,
  type ApiError,
  changeAccountMutation,
  createAccountMutation,
  createPasswordLinkMutation,
  endSessionsMutation,
  removeSecondFactorMutation,
} from "@caliper/api-client";
import { ConfirmDialog, Notice, toasts } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient, useFailure } from "../provider/index.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { AccountsView } from "./AccountsView.tsx";
import { LinkDialog, type ShownLink } from "./LinkDialog.tsx";
import type { AccountAction } from "./useAccountColumns.tsx";

type QuestionAction = Extract<AccountAction, "disable" | "signOut" | "removeFactor">;

interface Question {
  readonly account: Account;
  readonly action: QuestionAction;
}

export interface AccountsProps {
  /** Part of a user name or customer code; kept here unless the host keeps it. */
  filter?: string | undefined;
  /** Called when the filter changes, so that the host can keep it in the URL. */
  onFilterChange?: ((filter: string) => void) | undefined;
  /** The origin of password link URLs; defaults to the page's. */
  origin?: string | undefined;
}

/** Administrators create, edit and disable accounts. */
export const Accounts = contained("accounts", AccountsContent);

function AccountsContent({
  filter,
  onFilterChange,
  origin = window.location.origin,
}: AccountsProps) {
  const [ownFilter, setOwnFilter] = useState("");
  const t = useText();
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(accountsQuery(client));
  const create = useMutation(createAccountMutation(client));
  const change = useMutation(changeAccountMutation(client));
  const link = useMutation(createPasswordLinkMutation(client));
  const signOut = useMutation(endSessionsMutation(client));
  const removeFactor = useMutation(removeSecondFactorMutation(client));
  // Undefined: a new account. Null: closed.
  const [edited, setEdited] = useState<Account | null | undefined>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [shown, setShown] = useState<ShownLink | null>(null);
  const [rejection, setRejection] = useState<{ account: Account; error: ApiError } | null>(null);

  const notify = (text: string) => toasts.show(text, { tone: "success" });
  const reject = (account: Account) => (error: ApiError) => setRejection({ account, error });
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
            notify(t("accounts.saved", { name: edited.username }));
          },
        },
      );
    }
  };
  const disable = (account: Account, disabled: boolean) => {
    const done = disabled ? "accounts.disabledDone" : "accounts.enabledDone";
    change.mutate(
      { id: account.id, change: { disabled } },
      {
        onSuccess: () => notify(t(done, { name: account.username })),
        onError: reject(account),
      },
    );
  };
  const act = (account: Account, action: AccountAction) => {
    setRejection(null);
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
            onError: reject(account),
          },
        );
      case "enable":
        return disable(account, false);
      case "disable":
      case "signOut":
      case "removeFactor":
        return setQuestion({ account, action });
    }
  };
  const confirm = ({ account, action }: Question) => {
    setQuestion(null);
    if (action === "disable") return disable(account, true);
    const [run, done] =
      action === "signOut"
        ? ([signOut, "accounts.signedOut"] as const)
        : ([removeFactor, "accounts.factorRemoved"] as const);
    return run.mutate(
      { id: account.id },
      {
        onSuccess: () => notify(t(done, { name: account.username })),
        onError: (error) => {
          // Another administrator was faster; the list is read again.
          const isDone = action === "removeFactor" && error.status === 409;
          if (!isDone) reject(account)(error);
        },
      },
    );
  };
  return (
    <>
      <AccountsView
        accounts={data}
        filter={filter ?? ownFilter}
        onFilterChange={onFilterChange ?? setOwnFilter}
        error={data === undefined && !isFetching ? error : null}
        onRetry={() => void refetch()}
        onCreate={() => {
          close();
          setRejection(null);
          setEdited(undefined);
        }}
        onAct={act}
        notice={
          rejection && <Rejection name={rejection.account.username} error={rejection.error} />
        }
      />
      <AccountDialog
        account={edited}
        onClose={close}
        isPending={create.isPending || change.isPending}
        error={create.error ?? change.error}
        onSave={save}
      />
      <ConfirmActionDialog
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={confirm}
      />
      <LinkDialog shown={shown} origin={origin} onClose={() => setShown(null)} />
    </>
  );
}

function Rejection({ name, error }: { name: string; error: ApiError }) {
  const t = useText();
  const failure = useFailure()(error);
  return error.status === 409 ? (
    <Notice tone="danger">{t("accounts.lastAdministrator", { name })}</Notice>
  ) : (
    <Notice tone="danger" title={failure.title}>
      {failure.detail}
    </Notice>
  );
}

interface ConfirmActionDialogProps {
  question: Question | null;
  onClose: () => void;
  onConfirm: (question: Question) => void;
}

const questions = {
  disable: ["accounts.disableTitle", "accounts.disable.text"],
  signOut: ["accounts.signOutTitle", "accounts.signOut.text"],
  removeFactor: ["accounts.removeFactorTitle", "accounts.removeFactor.text"],
} as const;

/** Asks before an action that ends sessions. */
function ConfirmActionDialog({ question, onClose, onConfirm }: ConfirmActionDialogProps) {
  const t = useText();
  const name = question?.account.username ?? "";
  const action = question?.action ?? "signOut";
  const [title, text] = questions[action];
  return (
    <ConfirmDialog
      isOpen={question !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(title, { name })}
      confirmLabel={t(`accounts.action.${action}`)}
      cancelLabel={t("common.cancel")}
      tone="danger"
      onConfirm={() => {
        if (question !== null) onConfirm(question);
      }}
    >
      {t(text)}
    </ConfirmDialog>
  );
}
