import { useFailure } from "@caliper/catalogue-widgets/shared";
import { Button, Inline, Notice, ProgressBar } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import type { RunningDownload } from "./useDownload.ts";

export interface DownloadStatusProps {
  download: RunningDownload;
}

const bytesPerMegabyte = 1_000_000;

/** Progress and result of a download. */
export function DownloadStatus({ download }: DownloadStatusProps) {
  const { formatNumber } = useIntl();
  const t = useText();
  const failureOf = useFailure();
  const { isRunning, bytes, error, saved, start } = download;
  if (isRunning) {
    const size = formatNumber(bytes / bytesPerMegabyte, {
      style: "unit",
      unit: "megabyte",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return (
      <ProgressBar
        label={bytes === 0 ? t("reports.preparing") : t("reports.receiving", { size })}
      />
    );
  }
  if (error !== null) {
    const { title, detail } = failureOf(error);
    return (
      <Notice
        tone="danger"
        title={t("reports.failed")}
        action={
          <Button size="chip" onPress={start}>
            {t("reports.retry")}
          </Button>
        }
      >
        {title} {detail}
      </Notice>
    );
  }
  if (saved === undefined) return null;
  return <Notice tone="success">{t("reports.saved", { name: saved })}</Notice>;
}

export interface DownloadButtonsProps extends DownloadStatusProps {
  isDisabled?: boolean;
}

/** The submit button of a download form, and while it runs a cancel button. */
export function DownloadButtons({ download, isDisabled = false }: DownloadButtonsProps) {
  const t = useText();
  const { isRunning, cancel } = download;
  return (
    <Inline gap={12}>
      <Button
        type="submit"
        variant="primary"
        icon="download"
        isPending={isRunning}
        isDisabled={isDisabled}
      >
        {t("common.download")}
      </Button>
      {isRunning && (
        <Button variant="plain" onPress={cancel}>
          {t("common.cancel")}
        </Button>
      )}
    </Inline>
  );
}
