import type { Account, AccountFacts, AccountLevel, ApiError } from "@caliper/api-client";
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
import { FormDialog, useTerms, useViewer } from "@caliper/catalogue-widgets/shared";
import { Checkbox, CheckboxGroup, Notice, Select, TextField } from "@caliper/design-system";
import { useState } from "react";
import { FieldPair } from "../lists/index.ts";
import { useText } from "../messages/index.ts";

export interface AccountDialogProps {
  /** The account that is edited; undefined for a new one, null while closed. */
  account: Account | null | undefined;
  onClose: () => void;
  isPending: boolean;
  error: ApiError | null;
  onSave: (facts: AccountFacts & { readonly username: string }) => void;
}

/** Creates or edits an account. */
export function AccountDialog(props: AccountDialogProps) {
  const { account } = props;
  return <AccountForm key={account === null ? "closed" : (account?.id ?? "new")} {...props} />;
}

const isLevel = (text: string): text is AccountLevel => levels.some((level) => level === text);

function AccountForm({ account, onClose, isPending, error, onSave }: AccountDialogProps) {
  const t = useText();
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
    if (username.trim() !== "") onSave({ username: username.trim(), ...facts });
  };
  return (
    <FormDialog
      isOpen={account !== null}
      onClose={onClose}
      title={isNew ? t("accounts.create") : t("accounts.editTitle", { name: username })}
      submitLabel={t(isNew ? "accounts.create.button" : "accounts.save")}
      onSubmit={save}
      isPending={isPending}
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
