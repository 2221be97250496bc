import {
  type Account,
  accountsQuery,
  changeAccountMutation,
  createPasswordLinkMutation,
  endSessionsMutation,
  removeSecondFactorMutation,
} from "@caliper/api-client";
import {
  Confirmation,
  useClient,
  useOwnState,
  useRowAction,
} from "@caliper/catalogue-widgets/shared";
import { Button, EmptyState, toasts } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminList, TextFilter } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { filterAccounts } from "./filterAccounts.ts";
import { LinkDialog, type ShownLink } from "./LinkDialog.tsx";
import { type AccountAction, useAccountColumns } from "./useAccountColumns.tsx";

/** Actions that are asked about first, with the texts of their questions. */
const questions = [
  ["disable", "accounts.disableTitle", "accounts.disable.text"],
  ["signOut", "accounts.signOutTitle", "accounts.signOut.text"],
  ["removeFactor", "accounts.removeFactorTitle", "accounts.removeFactor.text"],
] as const;

export interface AccountsProps {
  /** Part of a user name or customer code; kept here unless the host keeps it. */
  filter?: string | undefined;
  /** Called when the filter changes, so that the host can keep it in the URL. */
  onFilterChange?: ((filter: string) => void) | undefined;
  /** The origin of password link URLs; defaults to the page's. */
  origin?: string | undefined;
}

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
  const enable = useMutation(changeAccountMutation(client));
  const link = useMutation(createPasswordLinkMutation(client));
  const facts = ({ id }: Account) => ({ id });
  const actions = {
    disable: useRowAction(changeAccountMutation(client), {
      facts: ({ id }: Account) => ({ id, change: { disabled: true } }),
      done: ({ username: name }) => t("accounts.disabledDone", { name }),
    }),
    signOut: useRowAction(endSessionsMutation(client), {
      facts,
      done: ({ username: name }) => t("accounts.signedOut", { name }),
    }),
    removeFactor: useRowAction(removeSecondFactorMutation(client), {
      facts,
      done: ({ username: name }) => t("accounts.factorRemoved", { name }),
      // Another administrator was faster; the list is read again.
      isAlreadyDone: ({ status }) => status === 409,
    }),
  };
  // Undefined: a new account. Null: closed.
  const [edited, setEdited] = useState<Account | null | undefined>(null);
  const [shown, setShown] = useState<ShownLink | null>(null);

  const act = (account: Account, action: AccountAction) => {
    enable.reset();
    link.reset();
    const { id, username: name } = account;
    switch (action) {
      case "edit":
        return setEdited(account);
      case "link":
        return link.mutate(
          { id },
          { onSuccess: (passwordLink) => setShown({ username: name, link: passwordLink }) },
        );
      case "enable":
        return enable.mutate(
          { id, change: { disabled: false } },
          {
            onSuccess: () => toasts.show(t("accounts.enabledDone", { name }), { tone: "success" }),
          },
        );
      case "disable":
      case "signOut":
      case "removeFactor":
        return actions[action].ask(account);
    }
  };
  return (
    <>
      <AdminList
        id="accounts"
        label={t("accounts.list")}
        query={list}
        rows={filterAccounts(list.data ?? [], filter)}
        columns={useAccountColumns(act)}
        foldsBelow={960}
        getRowId={idOf}
        getRowText={textOf}
        rowHeight="rowResult"
        onRowAction={(account) => act(account, "edit")}
        empty={<EmptyState icon="users" title={t("accounts.noMatch")} />}
        filters={<TextFilter label={t("accounts.filter")} value={filter} onChange={setFilter} />}
        actions={
          <Button
            variant="primary"
            icon="plus"
            onPress={() => {
              enable.reset();
              setEdited(undefined);
            }}
          >
            {t("accounts.create")}
          </Button>
        }
        failed={link.error ?? enable.error}
      />
      {edited !== null && (
        <AccountDialog account={edited} onClose={() => setEdited(null)} onCreate={setShown} />
      )}
      {questions.map(([action, title, text]) => {
        const { confirmation } = actions[action];
        const name = confirmation.asked?.username ?? "";
        return (
          <Confirmation
            key={action}
            {...confirmation}
            title={t(title, { name })}
            confirmLabel={t(`accounts.action.${action}`)}
            failure={
              confirmation.error?.status === 409
                ? t("accounts.lastAdministrator", { name })
                : undefined
            }
          >
            {t(text)}
          </Confirmation>
        );
      })}
      <LinkDialog shown={shown} origin={origin} onClose={() => setShown(null)} />
    </>
  );
}
