import type { BannerCache } from "@caliper/api-client";
import { Dialog } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { contained } from "../provider/index.ts";
import { LoadDataView } from "./LoadDataView.tsx";
import { loadingMessages as texts } from "./messages.ts";
import { fitsType, type UploadType } from "./uploadTypes.ts";
import { useLoadQueue } from "./useLoadQueue.ts";

export interface LoadDataDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Cache of the banners, which is cleared after uploads. */
  bannerCache?: BannerCache | undefined;
}

/** Loads PDFs, images and spreadsheets. Results are reset on opening and closing. */
export const LoadDataDialog = contained("loading", LoadDataDialogContent);

function LoadDataDialogContent({ isOpen, onOpenChange, bannerCache }: LoadDataDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(texts.loadData)}
      closeLabel={formatMessage(texts.close)}
      // Clicking outside must not discard a running upload.
      isDismissable={false}
    >
      <LoadData bannerCache={bannerCache} />
    </Dialog>
  );
}

/** Unmounted with the dialog, which resets results and discards incomplete uploads. */
function LoadData({ bannerCache }: Pick<LoadDataDialogProps, "bannerCache">) {
  const queue = useLoadQueue(bannerCache);
  const [type, setType] = useState<UploadType>("PDF");
  const [wrongType, setWrongType] = useState<UploadType>();
  const [isCanceled, setCanceled] = useState(false);
  return (
    <LoadDataView
      type={type}
      onTypeChange={(next) => {
        setType(next);
        setWrongType(undefined);
      }}
      items={queue.items}
      wrongType={wrongType}
      isCanceled={isCanceled}
      onFiles={(files) => {
        const fitting = files.filter((file) => fitsType(type, file));
        // One message per drop.
        setWrongType(fitting.length < files.length ? type : undefined);
        setCanceled(false);
        if (fitting.length > 0) queue.add(fitting, type);
      }}
      onCancel={() => setCanceled(true)}
      onAnswer={(id, answer) => queue.answer(id, answer)}
      onDecide={(id, decision) => queue.decide(id, decision)}
      onRetry={(id) => queue.retry(id)}
      onRemove={(id) => queue.remove(id)}
    />
  );
}
