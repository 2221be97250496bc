import {
  type AccessKey,
  type AccessKeyFacts,
  accessKeysQuery,
  accountsQuery,
  createAccessKeyMutation,
  type CreatedAccessKey,
  revokeAccessKeyMutation,
} from "@caliper/api-client";
import { ConfirmDialog, Notice, toasts } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient, useFailure } from "../provider/index.ts";
import { AccessKeysView } from "./AccessKeysView.tsx";
import { KeyDialog } from "./KeyDialog.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { UsageDialog } from "./UsageDialog.tsx";
import type { KeyAction } from "./useKeyColumns.tsx";

interface Chosen {
  readonly key: AccessKey;
  readonly action: KeyAction;
}

/** Administrators create and revoke access keys. */
export const AccessKeys = contained("keys", AccessKeysContent);

function AccessKeysContent() {
  const t = useText();
  const client = useClient();
  const failureOf = useFailure();
  const { data, error, isFetching, refetch } = useQuery(accessKeysQuery(client));
  const [isCreating, setCreating] = useState(false);
  const accounts = useQuery({ ...accountsQuery(client), enabled: isCreating });
  const create = useMutation(createAccessKeyMutation(client));
  const revoke = useMutation(revokeAccessKeyMutation(client));
  const [created, setCreated] = useState<CreatedAccessKey | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const open = () => {
    create.reset();
    setCreating(true);
  };
  const save = (facts: AccessKeyFacts) =>
    create.mutate(facts, {
      onSuccess: (made) => {
        setCreating(false);
        setCreated(made);
      },
    });
  const end = ({ id, name }: AccessKey) => {
    setChosen(null);
    revoke.mutate(
      { id },
      {
        onSuccess: () => toasts.show(t("keys.revoked", { name }), { tone: "success" }),
      },
    );
  };
  const chosenFor = (action: KeyAction) => (chosen?.action === action ? chosen.key : null);
  const revoked = chosenFor("revoke");
  const failure = revoke.error && failureOf(revoke.error);
  return (
    <>
      <AccessKeysView
        accessKeys={data}
        error={data === undefined && !isFetching ? error : null}
        onRetry={() => void refetch()}
        onCreate={open}
        onAct={(key, action) => setChosen({ key, action })}
        notice={
          failure && (
            <Notice tone="danger" title={failure.title}>
              {failure.detail}
            </Notice>
          )
        }
      />
      <KeyDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        accounts={accounts.data}
        isPending={create.isPending}
        error={create.error}
        onSave={save}
      />
      <SecretDialog created={created} onClose={() => setCreated(null)} />
      <UsageDialog shown={chosenFor("usage")} onClose={() => setChosen(null)} />
      <ConfirmDialog
        isOpen={revoked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setChosen(null);
        }}
        title={t("keys.revokeTitle", { name: revoked?.name ?? "" })}
        confirmLabel={t("keys.action.revoke")}
        cancelLabel={t("common.cancel")}
        tone="danger"
        onConfirm={() => {
          if (revoked !== null) end(revoked);
        }}
      >
        {t("keys.revoke.text")}
      </ConfirmDialog>
    </>
  );
}
