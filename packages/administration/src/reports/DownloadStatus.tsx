import { useFailure } from "@caliper/catalogue-widgets/shared";
import { Button, Inline, Notice, ProgressBar } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import type { DownloadState, RunningDownload } from "./useDownload.ts";

export interface DownloadStatusProps {
  state: DownloadState;
  onRetry: () => void;
}

const bytesPerMegabyte = 1_000_000;

/** Progress and result of a download. */
export function DownloadStatus({ state, onRetry }: DownloadStatusProps) {
  const { formatNumber } = useIntl();
  const t = useText();
  const failure = useFailure();
  switch (state.kind) {
    case "idle":
      return null;
    case "running": {
      const size = formatNumber(state.bytes / bytesPerMegabyte, {
        style: "unit",
        unit: "megabyte",
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
      return (
        <ProgressBar
          label={state.bytes === 0 ? t("reports.preparing") : t("reports.receiving", { size })}
        />
      );
    }
    case "saved":
      return <Notice tone="success">{t("reports.saved", { name: state.name })}</Notice>;
    case "failed": {
      const { title, detail } = failure(state.error);
      return (
        <Notice
          tone="danger"
          title={t("reports.failed")}
          action={
            <Button size="chip" onPress={onRetry}>
              {t("reports.retry")}
            </Button>
          }
        >
          {title} {detail}
        </Notice>
      );
    }
  }
}

export interface DownloadButtonsProps {
  download: RunningDownload;
  isDisabled?: boolean;
}

/** The submit button of a download form, and while it runs a cancel button. */
export function DownloadButtons({ download, isDisabled = false }: DownloadButtonsProps) {
  const t = useText();
  const isPending = download.state.kind === "running";
  return (
    <Inline gap={12}>
      <Button
        type="submit"
        variant="primary"
        icon="download"
        isPending={isPending}
        isDisabled={isDisabled}
      >
        {t("common.download")}
      </Button>
      {isPending && (
        <Button variant="plain" onPress={download.cancel}>
          {t("common.cancel")}
        </Button>
      )}
    </Inline>
  );
}
