import {
  type AccessKey,
  type AccessKeyFacts,
  accessKeysQuery,
  accountsQuery,
  createAccessKeyMutation,
  type CreatedAccessKey,
  revokeAccessKeyMutation,
} from "@caliper/api-client";
import { Confirmation, useClient, useRowAction } from "@caliper/catalogue-widgets/shared";
import { Button, EmptyState, Text } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminList } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { KeyDialog } from "./KeyDialog.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { UsageDialog } from "./UsageDialog.tsx";
import { useKeyColumns } from "./useKeyColumns.tsx";

const idOf = ({ id }: AccessKey) => String(id);
const textOf = ({ name }: AccessKey) => name;

/** Administrators create and revoke access keys. */
export const AccessKeys = contained(AccessKeysContent);

function AccessKeysContent() {
  const t = useText();
  const client = useClient();
  const list = useQuery(accessKeysQuery(client));
  const [isCreating, setCreating] = useState(false);
  const accounts = useQuery({ ...accountsQuery(client), enabled: isCreating });
  const create = useMutation(createAccessKeyMutation(client));
  const { ask: askRevoke, confirmation } = useRowAction(revokeAccessKeyMutation(client), {
    facts: ({ id }: AccessKey) => ({ id }),
    done: ({ name }) => t("keys.revoked", { name }),
  });
  const [created, setCreated] = useState<CreatedAccessKey | null>(null);
  const [shown, setShown] = useState<AccessKey | null>(null);

  const open = () => {
    create.reset();
    setCreating(true);
  };
  const save = (facts: AccessKeyFacts) =>
    create.mutate(facts, {
      onSuccess: (createdKey) => {
        setCreating(false);
        setCreated(createdKey);
      },
    });
  return (
    <>
      <AdminList
        id="access-keys"
        label={t("keys.list")}
        query={list}
        rows={list.data ?? []}
        columns={useKeyColumns((key, action) => (action === "usage" ? setShown : askRevoke)(key))}
        foldsBelow={880}
        getRowId={idOf}
        getRowText={textOf}
        rowHeight="rowResult"
        empty={<EmptyState icon="key" title={t("keys.empty")} hint={t("keys.emptyHint")} />}
        filters={<Text tone="subtle">{t("keys.intro")}</Text>}
        actions={
          <Button variant="primary" icon="plus" onPress={open}>
            {t("keys.create")}
          </Button>
        }
      />
      {isCreating && (
        <KeyDialog
          onClose={() => setCreating(false)}
          accounts={accounts.data}
          isPending={create.isPending}
          error={create.error}
          onSave={save}
        />
      )}
      <SecretDialog created={created} onClose={() => setCreated(null)} />
      <UsageDialog shown={shown} onClose={() => setShown(null)} />
      <Confirmation
        {...confirmation}
        title={t("keys.revokeTitle", { name: confirmation.asked?.name ?? "" })}
        confirmLabel={t("keys.action.revoke")}
      >
        {t("keys.revoke.text")}
      </Confirmation>
    </>
  );
}
