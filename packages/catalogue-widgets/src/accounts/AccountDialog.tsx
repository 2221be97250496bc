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
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  Form,
  Notice,
  Select,
  TextField,
} from "@caliper/design-system";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { FieldPair } from "../administration/index.ts";
import { useFailure, useViewer } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { accountMessages, flagMessages } from "./messages.ts";

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
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const failureOf = useFailure();
  const viewer = useViewer();
  const form = useId();
  const [isSubmitted, setSubmitted] = useState(false);
  const [username, setUsername] = useState(account?.username ?? "");
  const [facts, setFacts] = useState<AccountFacts>({
    level: account && isLevel(account.level) ? account.level : lowestLevel,
    customerCode: account?.customerCode ?? "",
    warehouses: account?.warehouses ?? [],
    flags: account?.flags ?? [],
  });
  const isNew = account === undefined;
  const isConflict = error?.status === 409;
  const isMissing = isSubmitted && username.trim() === "";
  const nameError = isMissing
    ? formatMessage(accountMessages.nameNeeded)
    : isNew && isConflict
      ? formatMessage(accountMessages.nameTaken)
      : undefined;
  const isOwn = account?.username.toLowerCase() === viewer.username.toLowerCase();
  const failure = error === null || isConflict ? undefined : failureOf(error);
  const edit = (change: Partial<AccountFacts>) => setFacts({ ...facts, ...change });

  const save = () => {
    setSubmitted(true);
    if (username.trim() !== "") onSave({ username: username.trim(), ...facts });
  };
  return (
    <Dialog
      isOpen={account !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        isNew
          ? formatMessage(accountMessages.create)
          : formatMessage(accountMessages.editTitle, { name: username })
      }
      closeLabel={formatMessage(accountMessages.close)}
      isDismissable={false}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(accountMessages.cancel)}</Button>
          <Button type="submit" form={form} variant="primary">
            {formatMessage(isNew ? accountMessages.createButton : accountMessages.save)}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={save} isPending={isPending} gap={16}>
        {isNew && (
          <TextField
            label={formatMessage(accountMessages.username)}
            name="username"
            autoComplete="off"
            isRequired
            maxLength={60}
            value={username}
            onChange={setUsername}
            {...(nameError !== undefined && { error: nameError })}
          />
        )}
        <FieldPair>
          <Select
            label={formatMessage(accountMessages.level)}
            items={levels.map((level) => ({ id: level, label: terms.level(level) }))}
            value={facts.level}
            onChange={(level) => {
              if (isLevel(level)) edit({ level });
            }}
          />
          <TextField
            label={formatMessage(accountMessages.customerCode)}
            isMono
            maxLength={40}
            value={facts.customerCode}
            onChange={(customerCode) => edit({ customerCode })}
          />
        </FieldPair>
        <CheckboxGroup
          label={formatMessage(accountMessages.warehouses)}
          description={formatMessage(accountMessages.warehousesHint)}
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
        {isLimitedByFlags(facts) && (
          <CheckboxGroup
            label={formatMessage(accountMessages.families)}
            description={formatMessage(accountMessages.flagsHint)}
            value={facts.flags}
            onChange={(chosen) => edit({ flags: flags.filter((flag) => chosen.includes(flag)) })}
          >
            {flags.map((flag) => (
              <Checkbox key={flag} value={flag}>
                {formatMessage(flagMessages[flag])}
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
        {isOwn && !isAdministrator(facts.level) && (
          <Notice tone="warning">{formatMessage(accountMessages.ownLevel)}</Notice>
        )}
        {!isNew && isConflict && (
          <Notice tone="danger">
            {formatMessage(accountMessages.lastAdministrator, { name: username })}
          </Notice>
        )}
        {failure && (
          <Notice tone="danger" title={failure.title}>
            {failure.detail}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
