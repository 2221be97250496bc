import { type AccessKey, type AccessKeyDay, accessKeyUsageQuery } from "@caliper/api-client";
import { FailureState, useClient, useColumn } from "@caliper/catalogue-widgets/shared";
import { Dialog, EmptyState, Skeleton, Table } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";

export interface UsageDialogProps {
  /** Null while closed. */
  shown: AccessKey | null;
  onClose: () => void;
}

/** The requests of a key per day, the newest first. */
export function UsageDialog({ shown, onClose }: UsageDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={onClose}
      title={t("keys.usageOf", { name: shown?.name ?? "" })}
      closeLabel={t("common.close")}
    >
      {shown !== null && <KeyUsage id={shown.id} />}
    </Dialog>
  );
}

/** The same, for a page. */
export function KeyUsage({ id }: { readonly id: number }) {
  const { formatDate } = useIntl();
  const t = useText();
  const client = useClient();
  const column = useColumn();
  const { data, error, refetch } = useQuery(accessKeyUsageQuery(client, id));
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="rows" count={3} />
    ) : (
      <FailureState error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) return <EmptyState icon="table" title={t("keys.unused")} />;
  return (
    <Table
      label={t("keys.action.usage")}
      columns={[
        {
          id: "day",
          header: t("keys.day"),
          cell: ({ day }: AccessKeyDay) =>
            formatDate(`${day}T00:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }),
        },
        column.count("requests", t("keys.accepted"), ({ requests }: AccessKeyDay) => requests),
        column.count("refused", t("keys.refused"), ({ refused }: AccessKeyDay) => refused),
      ]}
      rows={data.toReversed()}
      getRowId={({ day }) => day}
    />
  );
}
