import { type ChangeHistory, refusalOf } from "@caliper/api-client";
import { Button, Dialog, Inline, Notice, Select, Stack, Text } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useFailure } from "../../provider/index.ts";
import { historyMessages as texts } from "./messages.ts";
import type { RetentionEdit } from "./useRetention.ts";

export interface RetentionProps {
  history: ChangeHistory;
  edit: RetentionEdit;
}

const bytesPerMegabyte = 1_000_000;

/** How large the history is, and how long it is kept. */
export function Retention({ history, edit }: RetentionProps) {
  const { formatMessage } = useIntl();
  const { changes, rows, bytes, keptDays, keptChanges } = history;
  const size = formatMessage(texts.size, { changes, rows, megabytes: bytes / bytesPerMegabyte });
  const kept =
    keptDays === 0
      ? formatMessage(texts.keptForever)
      : formatMessage(texts.keptFor, { days: keptDays, changes: keptChanges });
  return (
    <Inline gap={8}>
      <Text tone="muted">{[size, kept].join(" ")}</Text>
      <Button variant="plain" size="chip" icon="edit" onPress={() => edit.onEdit(true)}>
        {formatMessage(texts.changeRetention)}
      </Button>
      {edit.isEditing && <RetentionDialog history={history} edit={edit} />}
    </Inline>
  );
}

const ages = [30, 90, 180, 365, 730, 1825, 3650];
const counts = [0, 10, 50, 100, 500, 1000];

/** A few usual numbers, and the present one. */
const withPresent = (usual: readonly number[], present: number) =>
  [...new Set([...usual, present])].toSorted((one, other) => one - other);

function RetentionDialog({ history, edit }: RetentionProps) {
  const { formatMessage, formatNumber } = useIntl();
  const failureOf = useFailure();
  const [keptDays, setDays] = useState(history.keptDays);
  const [keptChanges, setChanges] = useState(history.keptChanges);
  const { error } = edit;
  const days = withPresent(ages, history.keptDays).filter((each) => each > 0);
  return (
    <Dialog
      isOpen
      onOpenChange={edit.onEdit}
      title={formatMessage(texts.retention)}
      closeLabel={formatMessage(texts.close)}
      actions={
        <>
          <Button onPress={() => edit.onEdit(false)}>{formatMessage(texts.cancel)}</Button>
          <Button
            variant="primary"
            isPending={edit.isSaving}
            onPress={() => edit.onSave({ keptDays, keptChanges })}
          >
            {formatMessage(texts.save)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Select
          label={formatMessage(texts.keptAge)}
          items={[
            { id: "0", label: formatMessage(texts.never) },
            ...days.map((count) => ({
              id: String(count),
              label: formatMessage(texts.days, { count }),
            })),
          ]}
          value={String(keptDays)}
          onChange={(id) => setDays(Number(id))}
        />
        <Select
          label={formatMessage(texts.keptCount)}
          items={withPresent(counts, history.keptChanges).map((count) => ({
            id: String(count),
            label: formatNumber(count),
          }))}
          value={String(keptChanges)}
          onChange={(id) => setChanges(Number(id))}
          isDisabled={keptDays === 0}
        />
        <Notice tone="info">{formatMessage(texts.retentionHint)}</Notice>
        {error !== null && (
          <Notice tone="danger">{refusalOf(error) ?? failureOf(error).title}</Notice>
        )}
      </Stack>
    </Dialog>
  );
}
