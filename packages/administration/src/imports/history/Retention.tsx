import { type ChangeHistory, setHistoryMutation } from "@caliper/api-client";
import { FormDialog, useClient } from "@caliper/catalogue-widgets/shared";
import { useMutation } from "@tanstack/react-query";
import { Button, Inline, Notice, Select, Text } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";

const bytesPerMegabyte = 1_000_000;

/** How large the history is, and how long it is kept. */
export function Retention({ history }: { history: ChangeHistory }) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const { changes, rows, bytes, keptDays, keptChanges } = history;
  const size = t("history.size", { changes, rows, megabytes: bytes / bytesPerMegabyte });
  const retentionText =
    keptDays === 0
      ? t("history.keptForever")
      : t("history.keptFor", { days: keptDays, changes: keptChanges });
  return (
    <Inline gap={8}>
      <Text tone="muted">{[size, retentionText].join(" ")}</Text>
      <Button variant="plain" size="chip" icon="edit" onPress={() => setEditing(true)}>
        {t("history.changeRetention")}
      </Button>
      {isEditing && <RetentionDialog history={history} onClose={() => setEditing(false)} />}
    </Inline>
  );
}

const ages = [30, 90, 180, 365, 730, 1825, 3650];
const counts = [0, 10, 50, 100, 500, 1000];

/** A few usual numbers, and the present one. */
export const withPresent = (usual: readonly number[], present: number) =>
  [...new Set([...usual, present])].toSorted((one, other) => one - other);

interface RetentionDialogProps {
  history: ChangeHistory;
  onClose: () => void;
}

function RetentionDialog({ history, onClose }: RetentionDialogProps) {
  const { formatNumber } = useIntl();
  const t = useText();
  const saving = useMutation(setHistoryMutation(useClient()));
  const [keptDays, setDays] = useState(history.keptDays);
  const [keptChanges, setChanges] = useState(history.keptChanges);
  const days = withPresent(ages, history.keptDays).filter((each) => each > 0);
  return (
    <FormDialog
      onClose={onClose}
      title={t("history.retention")}
      submitLabel={t("history.save")}
      onSubmit={() => saving.mutate({ keptDays, keptChanges }, { onSuccess: onClose })}
      isPending={saving.isPending}
      error={saving.error}
    >
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
    </FormDialog>
  );
}
