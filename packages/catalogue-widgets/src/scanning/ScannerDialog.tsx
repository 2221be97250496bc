import { hasVehicleIdentifier, isSignedIn } from "@caliper/catalogue-model";
import { Dialog } from "@caliper/design-system";
import { useRef } from "react";
import { useText } from "../messages/index.ts";
import { useLinks, useNavigate, useViewer } from "../provider/index.ts";
import { scannedCode } from "./scannedCode.ts";
import { ScannerView } from "./ScannerView.tsx";
import { useCamera } from "./useCamera.ts";

export interface ScannerDialogProps {
  /** Shows the camera, or only the codes of another scanner. */
  hasCamera: boolean;
  codes: readonly string[];
  onCode: (code: string) => void;
  onSearch: (code: string) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The camera, and the codes scanned one after another. */
export default function ScannerDialog(props: ScannerDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t(props.hasCamera ? "scanning.title" : "scanning.list")}
      closeLabel={t("common.close")}
    >
      <Content {...props} />
    </Dialog>
  );
}

/** Mounted after the dialog, so that the camera finds its screen. */
function Content({ hasCamera, codes, onCode, onSearch, onClear, onClose }: ScannerDialogProps) {
  const links = useLinks();
  const navigate = useNavigate();
  const viewer = useViewer();
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, hasCamera, (text) => onCode(scannedCode(text)));
  return (
    <ScannerView
      camera={hasCamera ? camera : undefined}
      video={video}
      codes={codes}
      onSearch={onSearch}
      onClear={onClear}
      onList={
        isSignedIn(viewer)
          ? () => {
              onClose();
              // The identifier of a vehicle must not be in a URL.
              const listed = codes.filter((code) => !hasVehicleIdentifier(code));
              navigate(links.codeList(listed.toReversed()));
            }
          : undefined
      }
    />
  );
}
