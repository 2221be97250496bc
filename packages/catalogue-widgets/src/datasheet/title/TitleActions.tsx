import { type FamilyId, maySee } from "@caliper/catalogue-model";
import { IconButton, preloadable } from "@caliper/design-system";
import { type ReactNode, Suspense, useState } from "react";
import { useText } from "../../messages/index.ts";
import { CompareLink } from "../../shared/compare-link/index.ts";
import { useLinks, useViewer } from "../../provider/index.ts";
import { PrintPricesButton } from "../parts.ts";
import { PrintButton, ShareButton, TitleSlot } from "../../shared/sheet-layout/index.ts";

const QrDialog = preloadable(async () => (await import("../qr/QrDialog.tsx")).QrDialog);

export interface TitleActionsProps {
  code: string;
  /** With a family, links to the comparison if the viewer may open it. */
  family?: FamilyId | undefined;
  /** Whether the sheet has prices, which are printed only on request. */
  hasPrices?: boolean;
  /** Further buttons, after ours. */
  children?: ReactNode;
}

/** QR code (ADMIN and PLANTA), print, sharing the host's link, and the comparison with another part. */
export function TitleActions({ code, family, hasPrices = false, children }: TitleActionsProps) {
  const t = useText();
  const viewer = useViewer();
  const links = useLinks();
  const [address, setAddress] = useState<string | null>(null);
  return (
    <>
      {maySee("qr", viewer) && (
        <>
          <IconButton
            icon="qr"
            label={t("common.qrCode")}
            onPress={() => {
              const href = links.shortDatasheet({ code, family });
              setAddress(new URL(href, window.location.href).href);
            }}
          />
          <Suspense fallback={null}>
            <QrDialog
              code={code}
              address={address ?? ""}
              isOpen={address !== null}
              onClose={() => setAddress(null)}
            />
          </Suspense>
        </>
      )}
      {hasPrices ? (
        <Suspense>
          <PrintPricesButton />
        </Suspense>
      ) : (
        <PrintButton />
      )}
      <ShareButton href={links.datasheet({ code, family })} />
      {family !== undefined && (
        <TitleSlot>
          <CompareLink code={code} family={family} />
        </TitleSlot>
      )}
      {children !== undefined && children !== null && <TitleSlot>{children}</TitleSlot>}
    </>
  );
}
