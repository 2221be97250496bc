import { type FamilyId, maySee } from "@caliper/catalogue-model";
import { type ReactNode, Suspense } from "react";
import { CompareLink } from "../../shared/compare-link/index.ts";
import { useLinks, useViewer } from "../../provider/index.ts";
import { PrintPricesButton } from "../parts.ts";
import { PrintButton, ShareButton, TitleSlot } from "../../shared/sheet-layout/index.ts";
import { QrButton } from "./QrButton.tsx";

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
  const viewer = useViewer();
  const links = useLinks();
  return (
    <>
      {maySee("qr", viewer) && <QrButton code={code} family={family} />}
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
