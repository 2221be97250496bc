import type { BannerCache } from "@caliper/api-client";
import { type StoredText, useViewer } from "@caliper/catalogue-widgets/shared";
import { Dialog } from "@caliper/design-system";
import { useState } from "react";
import { contained, useText } from "../messages/index.ts";
import { formatOf } from "./conversion/formatOf.ts";
import { LoadDataView, type Offer } from "./LoadDataView.tsx";
import { fitsType, isExcel, typesFor, type UploadType } from "./uploadTypes.ts";
import { useImportQueue } from "./useImportQueue.ts";

export interface LoadDataDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to be closed. */
  onClose: () => void;
  /** Cache of the banners, which is cleared after uploads. */
  bannerCache?: BannerCache | undefined;
  /** Keeps the matching of a sheet's columns over a reload. */
  matching?: StoredText | undefined;
}

/** Loads PDFs, images and spreadsheets. Results are reset on opening and closing. */
export const LoadDataDialog = contained(LoadDataDialogContent);

function LoadDataDialogContent({ isOpen, onClose, bannerCache, matching }: LoadDataDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("common.loadData")}
      closeLabel={t("common.close")}
      // Clicking outside must not discard a running upload.
      isDismissable={false}
    >
      <LoadData bannerCache={bannerCache} matching={matching} />
    </Dialog>
  );
}

/** More would be a wrong folder. */
const maxOffers = 5;

/** The files that can be converted, with their detected formats. */
async function offersOf(files: readonly File[]): Promise<Offer[]> {
  const formats = await Promise.all(
    files.slice(0, maxOffers).map(async (file) => ({
      file,
      format: await formatOf(file).catch(() => undefined),
    })),
  );
  return formats.flatMap(({ file, format }) => (format ? [{ file, format }] : []));
}

/** Unmounted with the dialog, which resets results and discards incomplete uploads. */
function LoadData({
  bannerCache,
  matching,
}: Pick<LoadDataDialogProps, "bannerCache" | "matching">) {
  const { queue, items } = useImportQueue(bannerCache);
  const [type, setType] = useState<UploadType>(typesFor(useViewer())[0] ?? "EXCEL PARCIAL");
  const [wrongType, setWrongType] = useState<UploadType>();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [isCanceled, setCanceled] = useState(false);
  return (
    <LoadDataView
      type={type}
      onTypeChange={(next) => {
        setType(next);
        setWrongType(undefined);
      }}
      items={items}
      matching={matching}
      wrongType={wrongType}
      isCanceled={isCanceled}
      offers={isExcel(type) ? offers : []}
      onConvert={({ file }) => {
        const remainingOffers = offers.filter((offer) => offer.file !== file);
        setOffers(remainingOffers);
        if (remainingOffers.length === 0) setWrongType(undefined);
        queue.add([file], type, true);
      }}
      onFiles={(files, refused) => {
        const fitting = files.filter((file) => fitsType(type, file));
        const unfitFiles = files.filter((file) => !fitting.includes(file));
        // One message per drop.
        setWrongType(unfitFiles.length > 0 ? type : undefined);
        setCanceled(false);
        if (isExcel(type)) {
          void offersOf([...unfitFiles, ...refused.map(({ file }) => file)]).then((newOffers) => {
            setOffers((before) => [...before, ...newOffers]);
            if (newOffers.length > 0) setWrongType(type);
            const offered = newOffers.map(({ file }) => file);
            queue.addUnfit(
              unfitFiles.filter((file) => !offered.includes(file)),
              type,
            );
          });
        } else queue.addUnfit(unfitFiles, type);
        if (fitting.length > 0) queue.add(fitting, type);
      }}
      onCancel={() => setCanceled(true)}
      queue={queue}
    />
  );
}
