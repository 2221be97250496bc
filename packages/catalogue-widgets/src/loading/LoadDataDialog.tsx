import type { BannerCache } from "@caliper/api-client";
import { Dialog } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { LoadDataView } from "./LoadDataView.tsx";
import { loadingMessages as texts } from "./messages.ts";
import { fitsType, type UploadType } from "./uploadTypes.ts";
import { useLoadQueue } from "./useLoadQueue.ts";

export interface LoadDataDialogProps {
  /** Whether it is open; its owner keeps that. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Where banners are remembered between page loads. */
  bannerCache?: BannerCache | undefined;
}

/** Loads PDFs, images and spreadsheets. What was loaded is forgotten when it is opened or closed. */
export function LoadDataDialog({ isOpen, onOpenChange, bannerCache }: LoadDataDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(texts.title)}
      closeLabel={formatMessage(texts.close)}
      // A press beside it must not throw away an upload that is on its way.
      isDismissable={false}
    >
      <LoadData bannerCache={bannerCache} />
    </Dialog>
  );
}

/** Mounted with the dialog and gone with it: that resets the results, and discards what is half sent. */
function LoadData({ bannerCache }: Pick<LoadDataDialogProps, "bannerCache">) {
  const queue = useLoadQueue(bannerCache);
  const [type, setType] = useState<UploadType>("PDF");
  const [wrongType, setWrongType] = useState<UploadType>();
  const [isCancelled, setCancelled] = useState(false);
  return (
    <LoadDataView
      type={type}
      onTypeChange={(next) => {
        setType(next);
        setWrongType(undefined);
      }}
      items={queue.items}
      wrongType={wrongType}
      isCancelled={isCancelled}
      onFiles={(files) => {
        const fitting = files.filter((file) => fitsType(type, file));
        // One word for a whole drop, however many of its files are of another kind.
        setWrongType(fitting.length < files.length ? type : undefined);
        setCancelled(false);
        if (fitting.length > 0) queue.add(fitting, type);
      }}
      onCancel={() => setCancelled(true)}
      onAnswer={(id, isYes) => queue.answer(id, isYes)}
      onRetry={(id) => queue.retry(id)}
      onRemove={(id) => queue.remove(id)}
    />
  );
}
