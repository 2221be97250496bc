import {
  type Account,
  type AccountFacts,
  type AccountLevel,
  changeAccountMutation,
  createAccountMutation,
} from "@caliper/api-client";
import {
  flags,
  isAdministrator,
  isLimitedByFlags,
  isWarehouse,
  levels,
  lowestLevel,
  seesAllWarehouses,
  warehouses,
} from "@caliper/catalogue-model";
import { FormDialog, useClient, useTerms, useViewer } from "@caliper/catalogue-widgets/shared";
import { Checkbox, CheckboxGroup, Notice, Select, TextField, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FieldPair } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import type { ShownLink } from "./LinkDialog.tsx";

export interface AccountDialogProps {
  /** The account that is edited; undefined for a new one. */
  account: Account | undefined;
  onClose: () => void;
  /** Called with the link of a new account. */
  onCreate: (link: ShownLink) => void;
}

const isLevel = (text: string): text is AccountLevel => levels.some((level) => level === text);

/** Creates or edits an account. */
export function AccountDialog({ account, onClose, onCreate }: AccountDialogProps) {
  const t = useText();
  const client = useClient();
  const create = useMutation(createAccountMutation(client));
  const change = useMutation(changeAccountMutation(client));
  const terms = useTerms();
  const viewer = useViewer();
  const [isSubmitted, setSubmitted] = useState(false);
  const [username, setUsername] = useState(account?.username ?? "");
  const [facts, setFacts] = useState<AccountFacts>({
    level: account && isLevel(account.level) ? account.level : lowestLevel,
    customerCode: account?.customerCode ?? "",
    seesQuantities: account?.seesQuantities ?? false,
    warehouses: account?.warehouses ?? [],
    flags: account?.flags ?? [],
  });
  const isNew = account === undefined;
  const error = create.error ?? change.error;
  const isConflict = error?.status === 409;
  const isMissing = isSubmitted && username.trim() === "";
  const nameError = isMissing
    ? t("accounts.nameNeeded")
    : isNew && isConflict
      ? t("accounts.nameTaken")
      : undefined;
  const isOwn = account?.username.toLowerCase() === viewer.username.toLowerCase();
  const edit = (change: Partial<AccountFacts>) => setFacts({ ...facts, ...change });

  const save = () => {
    setSubmitted(true);
    if (username.trim() === "") return;
    if (isNew) {
      create.mutate(
        { username: username.trim(), ...facts },
        {
          onSuccess: (result) => {
            onClose();
            onCreate({ username: result.account.username, link: result.link });
          },
        },
      );
    } else {
      change.mutate(
        { id: account.id, change: facts },
        {
          onSuccess: () => {
            onClose();
            toasts.show(t("accounts.saved", { name: account.username }), { tone: "success" });
          },
        },
      );
    }
  };
  return (
    <FormDialog
      // The link of a new account is shown only once.
      onClose={() => create.isPending || onClose()}
      title={isNew ? t("accounts.create") : t("accounts.editTitle", { name: username })}
      submitLabel={t(isNew ? "accounts.create.button" : "accounts.save")}
      onSubmit={save}
      isPending={create.isPending || change.isPending}
      error={isConflict ? null : error}
    >
      {isNew && (
        <TextField
          label={t("accounts.username")}
          name="username"
          autoComplete="off"
          isRequired
          maxLength={60}
          value={username}
          onChange={setUsername}
          error={nameError}
        />
      )}
      <FieldPair>
        <Select
          label={t("accounts.level")}
          items={levels.map((level) => ({ id: level, label: terms.level(level) }))}
          value={facts.level}
          onChange={(level) => {
            if (isLevel(level)) edit({ level });
          }}
        />
        <TextField
          label={t("accounts.customerCode")}
          isMono
          maxLength={40}
          value={facts.customerCode}
          onChange={(customerCode) => edit({ customerCode })}
        />
      </FieldPair>
      <CheckboxGroup
        label={t("accounts.warehouses")}
        description={t("accounts.warehouses.hint")}
        isDisabled={seesAllWarehouses(facts.level)}
        value={facts.warehouses}
        onChange={(chosen) => edit({ warehouses: chosen.filter(isWarehouse) })}
      >
        {warehouses.map((warehouse) => (
          <Checkbox key={warehouse} value={warehouse}>
            {terms.warehouse(warehouse)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Checkbox
        isSelected={facts.seesQuantities || isAdministrator(facts.level)}
        isDisabled={isAdministrator(facts.level)}
        onChange={(seesQuantities) => edit({ seesQuantities })}
      >
        {t("accounts.seesQuantities")}
      </Checkbox>
      {isLimitedByFlags(facts) && (
        <CheckboxGroup
          label={t("common.families")}
          description={t("accounts.flags.hint")}
          value={facts.flags}
          onChange={(chosen) => edit({ flags: flags.filter((flag) => chosen.includes(flag)) })}
        >
          {flags.map((flag) => (
            <Checkbox key={flag} value={flag}>
              {t(`accounts.flag.${flag}`)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      {isOwn && !isAdministrator(facts.level) && (
        <Notice tone="warning">{t("accounts.ownLevel")}</Notice>
      )}
      {!isNew && isConflict && (
        <Notice tone="danger">{t("accounts.lastAdministrator", { name: username })}</Notice>
      )}
    </FormDialog>
  );
}
