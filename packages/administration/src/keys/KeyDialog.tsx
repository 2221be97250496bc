import type { Account, AccessKeyFacts, ApiError } from "@caliper/api-client";
import {
  isWarehouse,
  keyKinds,
  keyScopes,
  scopesFor,
  viewerOf,
  warehousesOf,
} from "@caliper/catalogue-model";
import { FormDialog, useTerms, useViewer } from "@caliper/catalogue-widgets/shared";
import {
  Checkbox,
  CheckboxGroup,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FieldPair } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import { checkDraft, type DraftProblem, emptyDraft, type KeyDraft, timeAfter } from "./keyDraft.ts";

export interface KeyDialogProps {
  /** Called to close it without a change. */
  onClose: () => void;
  /** The accounts that may own the key; the viewer's own only until they are loaded. */
  accounts: readonly Account[] | undefined;
  /** The key is being created. */
  isPending: boolean;
  /** Why the last attempt failed. */
  error: ApiError | null;
  /** Called with a key that is complete. */
  onSave: (facts: AccessKeyFacts) => void;
}

/** Requests per minute that can be chosen. */
const rates = [60, 120, 300, 600, 1200, 3000, 6000];
const expiries = [30, 90, 365];
const never = "never";

/** Creates an access key. */
export function KeyDialog({ onClose, accounts = [], isPending, error, onSave }: KeyDialogProps) {
  const { formatNumber } = useIntl();
  const t = useText();
  const terms = useTerms();
  const viewer = useViewer();
  const [isSubmitted, setSubmitted] = useState(false);
  const [draft, setDraft] = useState<KeyDraft>(() => emptyDraft(viewer.username));
  const edit = (change: Partial<KeyDraft>) => setDraft({ ...draft, ...change });

  const account = accounts.find(({ username }) => username === draft.owner);
  const owner = account === undefined ? viewer : viewerOf(account);
  const owners = accounts.filter(({ isDisabled }) => !isDisabled).map(({ username }) => username);
  const { facts, problems } = checkDraft(draft, owner);
  const isConflict = error?.status === 409;
  const textOf = (problem: DraftProblem | undefined) => {
    if (problem === undefined || !isSubmitted) return undefined;
    return typeof problem === "string"
      ? t(`keys.problem.${problem}`)
      : t("keys.originWrong", { origin: problem.wrongOrigin });
  };
  const isTaken = problems.name === undefined && isConflict;
  const save = () => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return;
    onSave({ ...facts, expiresAt: timeAfter(draft.expiresAfterDays) });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("keys.create")}
      submitLabel={t("keys.create.button")}
      onSubmit={save}
      isPending={isPending}
      error={isConflict ? null : error}
    >
      <TextField
        label={t("keys.name")}
        description={t("keys.name.hint")}
        autoComplete="off"
        isRequired
        maxLength={60}
        value={draft.name}
        onChange={(name) => edit({ name })}
        error={isTaken ? t("keys.nameTaken") : textOf(problems.name)}
      />
      <RadioGroup
        label={t("keys.kind")}
        items={keyKinds.map((kind) => ({ id: kind, label: t(`keys.kind.${kind}`) }))}
        value={draft.kind}
        onChange={(kind) => edit({ kind })}
      />
      {draft.kind === "embed" && (
        <TextArea
          label={t("keys.origins.field")}
          description={t("keys.origins.hint")}
          isRequired
          value={draft.origins}
          onChange={(origins) => edit({ origins })}
          error={textOf(problems.origins)}
        />
      )}
      <Select
        label={t("keys.owner")}
        description={t("keys.owner.hint")}
        items={(owners.length > 0 ? owners : [viewer.username]).map((name) => ({
          id: name,
          label: name,
        }))}
        value={draft.owner}
        onChange={(name) => edit({ owner: name })}
      />
      <CheckboxGroup
        label={t("keys.scopes")}
        value={facts.scopes}
        onChange={(chosen) => edit({ scopes: keyScopes.filter((scope) => chosen.includes(scope)) })}
        error={textOf(problems.scopes)}
      >
        {scopesFor(draft.kind, owner).map((scope) => (
          <Checkbox key={scope} value={scope}>
            {t(`keys.scope.${scope}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {facts.scopes.includes("prices") && (
        <CheckboxGroup
          label={t("keys.warehouses")}
          value={facts.warehouses}
          onChange={(chosen) => edit({ warehouses: chosen.filter(isWarehouse) })}
          error={textOf(problems.warehouses)}
        >
          {warehousesOf(owner).map((warehouse) => (
            <Checkbox key={warehouse} value={warehouse}>
              {terms.warehouse(warehouse)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <FieldPair>
        <Select
          label={t("keys.rate")}
          items={rates.map((rate) => ({ id: String(rate), label: formatNumber(rate) }))}
          value={String(draft.rate)}
          onChange={(rate) => edit({ rate: Number(rate) })}
        />
        <Select
          label={t("keys.expiry")}
          items={[
            { id: never, label: t("keys.never") },
            ...expiries.map((days) => ({
              id: String(days),
              label: t("keys.expiresAfter", { days }),
            })),
          ]}
          value={String(draft.expiresAfterDays ?? never)}
          onChange={(id) => edit({ expiresAfterDays: id === never ? undefined : Number(id) })}
        />
      </FieldPair>
    </FormDialog>
  );
}
