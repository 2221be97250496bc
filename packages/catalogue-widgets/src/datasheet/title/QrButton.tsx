import type { FamilyId } from "@caliper/catalogue-model";
import { IconButton, preloadable } from "@caliper/design-system";
import { Suspense, useState } from "react";
import { useText } from "../../messages/index.ts";
import { useLinks } from "../../provider/index.ts";
import { QrCode } from "../../shared/qr/index.ts";
import { titleStyles } from "../../shared/sheet-layout/index.ts";

const QrDialog = preloadable(async () => (await import("../qr/QrDialog.tsx")).QrDialog);

export interface QrButtonProps {
  code: string;
  family?: FamilyId | undefined;
}

/** Opens the QR code of the part; where there is room, it shows the code itself. */
export function QrButton({ code, family }: QrButtonProps) {
  const t = useText();
  const links = useLinks();
  const [isOpen, setOpen] = useState(false);
  const address = new URL(links.shortDatasheet({ code, family }), window.location.href).href;
  return (
    <>
      <button
        type="button"
        className={titleStyles.qr}
        aria-label={t("common.qrCode")}
        onClick={() => setOpen(true)}
      >
        <span className={titleStyles.qrPicture}>
          <Suspense>
            <QrCode text={address} label={t("datasheet.qr.image", { code })} />
          </Suspense>
        </span>
      </button>
      <span className={titleStyles.qrIcon}>
        <IconButton icon="qr" label={t("common.qrCode")} onPress={() => setOpen(true)} />
      </span>
      <Suspense fallback={null}>
        <QrDialog code={code} address={address} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    </>
  );
}
