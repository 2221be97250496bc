import type { DataImport, ImportRowKind } from "@caliper/api-client";
import { useFormat } from "@caliper/catalogue-widgets/shared";
import { Stack, useNarrow } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { shareRemoved } from "./columns.ts";
import { KindTag } from "./KindTag.tsx";
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
  const count = (kind: ImportRowKind | "unchanged", label: string) => {
    const isQuiet = kind === "unchanged";
    return (
      <div className={cell}>
        <dt className={caption}>
          {isQuiet ? (
            label
          ) : (
            <KindTag kind={kind} appearance="plain">
              {label}
            </KindTag>
          )}
        </dt>
        <dd className={figure({ isQuiet })}>{format.count(counts[kind])}</dd>
      </div>
    );
  };
  return (
    <Stack gap={12}>
      <dl className={strip}>
        {count("added", t("common.added"))}
        {count(
          "changed",
          isNarrow
            ? t("common.changed")
            : t("preview.changedCells", { cells: counts.changedCells }),
        )}
        {count("removed", t("common.removed"))}
        {count("invalid", t("preview.invalid"))}
        {count("unchanged", t("preview.unchanged"))}
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
