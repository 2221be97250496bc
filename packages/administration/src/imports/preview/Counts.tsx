import type { DataImport } from "@caliper/api-client";
import { useFormat } from "@caliper/catalogue-widgets/shared";
import { Stack, Tag, useNarrow } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { shareRemoved } from "./columns.ts";
import { caption, cell, effect, figure, share as shareStyle, strip } from "./Counts.css.ts";

export interface CountsProps {
  data: DataImport;
  titleOf: (table: string) => string;
}

/** Numbers of rows that an import adds, changes, removes and leaves unchanged. */
export function Counts({ data, titleOf }: CountsProps) {
  const { formatNumber } = useIntl();
  const t = useText();
  const format = useFormat();
  const { counts } = data;
  const isReady = data.state === "ready";
  // The number of cells does not fit on a phone.
  const isNarrow = useNarrow();
  const share = shareRemoved(data);
  const percent = formatNumber(share * 100, { maximumFractionDigits: 1 });
  const dependants = Object.entries(counts.dependants)
    .filter(([, rows]) => rows > 0)
    .map(([table, rows]) => t("preview.dependant", { table: titleOf(table), rows }));
  const count = (value: number, label: ReactNode, isQuiet = false) => (
    <div className={cell}>
      <dt className={caption}>{label}</dt>
      <dd className={figure({ isQuiet })}>{format.count(value)}</dd>
    </div>
  );
  return (
    <Stack gap={12}>
      <dl className={strip}>
        {count(
          counts.added,
          <Tag tone="success" appearance="plain" icon="plus">
            {t("common.added")}
          </Tag>,
        )}
        {count(
          counts.changed,
          <Tag tone="warning" appearance="plain" icon="edit">
            {isNarrow
              ? t("common.changed")
              : t("preview.changedCells", { cells: counts.changedCells })}
          </Tag>,
        )}
        {count(
          counts.removed,
          <Tag appearance="plain" icon="minus">
            {t("common.removed")}
          </Tag>,
        )}
        {count(
          counts.invalid,
          <Tag tone="danger" appearance="plain" icon="warning">
            {t("preview.invalid")}
          </Tag>,
        )}
        {count(counts.unchanged, t("preview.unchanged"), true)}
        <div className={effect}>
          <dt className={shareStyle}>
            {counts.removed === 0
              ? t(isReady ? "preview.noneRemoved" : "preview.noneWereRemoved")
              : t(isReady ? "preview.shareRemoved" : "preview.shareWasRemoved", {
                  share: percent,
                })}
          </dt>
          <dd style={{ margin: 0 }}>
            {data.mode === "total" && isReady && <div>{t("preview.secondConfirmation")}</div>}
            {isReady && <div>{t("preview.readersSeeOld")}</div>}
          </dd>
        </div>
      </dl>
      {dependants.length > 0 && (
        <div className={caption}>{t("preview.dependants", { list: dependants.join(", ") })}</div>
      )}
    </Stack>
  );
}
