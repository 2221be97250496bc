import { type ChangeHistory, refusalOf } from "@caliper/api-client";
import { Button, Dialog, Inline, Notice, Select, Stack, Text } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { useFailure } from "../../provider/index.ts";
import type { RetentionEdit } from "./useRetention.ts";

export interface RetentionProps {
  history: ChangeHistory;
  edit: RetentionEdit;
}

const bytesPerMegabyte = 1_000_000;

/** How large the history is, and how long it is kept. */
export function Retention({ history, edit }: RetentionProps) {
  const t = useText();
  const { changes, rows, bytes, keptDays, keptChanges } = history;
  const size = t("history.size", { changes, rows, megabytes: bytes / bytesPerMegabyte });
  const kept =
    keptDays === 0
      ? t("history.keptForever")
      : t("history.keptFor", { days: keptDays, changes: keptChanges });
  return (
    <Inline gap={8}>
      <Text tone="muted">{[size, kept].join(" ")}</Text>
      <Button variant="plain" size="chip" icon="edit" onPress={() => edit.onEdit(true)}>
        {t("history.changeRetention")}
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
  const { formatNumber } = useIntl();
  const t = useText();
  const failureOf = useFailure();
  const [keptDays, setDays] = useState(history.keptDays);
  const [keptChanges, setChanges] = useState(history.keptChanges);
  const { error } = edit;
  const days = withPresent(ages, history.keptDays).filter((each) => each > 0);
  return (
    <Dialog
      isOpen
      onOpenChange={edit.onEdit}
      title={t("history.retention")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={() => edit.onEdit(false)}>{t("common.cancel")}</Button>
          <Button
            variant="primary"
            isPending={edit.isSaving}
            onPress={() => edit.onSave({ keptDays, keptChanges })}
          >
            {t("history.save")}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Select
          label={t("history.keptAge")}
          items={[
            { id: "0", label: t("history.never") },
            ...days.map((count) => ({
              id: String(count),
              label: t("history.days", { count }),
            })),
          ]}
          value={String(keptDays)}
          onChange={(id) => setDays(Number(id))}
        />
        <Select
          label={t("history.keptCount")}
          items={withPresent(counts, history.keptChanges).map((count) => ({
            id: String(count),
            label: formatNumber(count),
          }))}
          value={String(keptChanges)}
          onChange={(id) => setChanges(Number(id))}
          isDisabled={keptDays === 0}
        />
        <Notice tone="info">{t("history.retentionHint")}</Notice>
        {error !== null && (
          <Notice tone="danger">{refusalOf(error) ?? failureOf(error).title}</Notice>
        )}
      </Stack>
    </Dialog>
  );
}
