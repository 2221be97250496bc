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
import {
  Confirmation,
  useClient,
  useFailure,
  useOwnState,
} from "@caliper/catalogue-widgets/shared";
import { Button, EmptyState, Notice, toasts } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminList, type Folds, TextFilter } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { filterAccounts } from "./filterAccounts.ts";
import { LinkDialog, type ShownLink } from "./LinkDialog.tsx";
import { type AccountAction, useAccountColumns } from "./useAccountColumns.tsx";

type QuestionAction = Extract<AccountAction, "disable" | "signOut" | "removeFactor">;

interface Question {
  readonly account: Account;
  readonly action: QuestionAction;
}

const questions = {
  disable: ["accounts.disableTitle", "accounts.disable.text"],
  signOut: ["accounts.signOutTitle", "accounts.signOut.text"],
  removeFactor: ["accounts.removeFactorTitle", "accounts.removeFactor.text"],
} as const;

export interface AccountsProps {
  /** Part of a user name or customer code; kept here unless the host keeps it. */
  filter?: string | undefined;
  /** Called when the filter changes, so that the host can keep it in the URL. */
  onFilterChange?: ((filter: string) => void) | undefined;
  /** The origin of password link URLs; defaults to the page's. */
  origin?: string | undefined;
}

const folds: Folds = { username: ["level", "customerCode"], state: ["lastSeen"] };

const idOf = ({ id }: Account) => String(id);
const textOf = ({ username }: Account) => username;

/** Administrators create, edit and disable accounts. */
export const Accounts = contained(AccountsContent);

function AccountsContent({
  filter: given,
  onFilterChange,
  origin = window.location.origin,
}: AccountsProps) {
  const [filter, setFilter] = useOwnState(given, onFilterChange, "");
  const t = useText();
  const client = useClient();
  const list = useQuery(accountsQuery(client));
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
  const asked = question?.action ?? "signOut";
  const [title, text] = questions[asked];
  return (
    <>
      <AdminList
        id="accounts"
        label={t("accounts.list")}
        query={list}
        rows={filterAccounts(list.data ?? [], filter)}
        columns={useAccountColumns(act)}
        folds={folds}
        room={960}
        getRowId={idOf}
        getRowText={textOf}
        rowHeight="rowResult"
        onRowAction={(account) => act(account, "edit")}
        loadingLabel={t("accounts.loading")}
        empty={<EmptyState icon="users" title={t("accounts.noMatch")} />}
        filters={<TextFilter label={t("accounts.filter")} value={filter} onChange={setFilter} />}
        actions={
          <Button
            variant="primary"
            icon="plus"
            onPress={() => {
              close();
              setRejection(null);
              setEdited(undefined);
            }}
          >
            {t("accounts.create")}
          </Button>
        }
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
      <Confirmation
        asked={question}
        onClose={() => setQuestion(null)}
        onConfirm={confirm}
        title={t(title, { name: question?.account.username ?? "" })}
        confirmLabel={t(`accounts.action.${asked}`)}
      >
        {t(text)}
      </Confirmation>
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
