import { preloadable } from "@caliper/design-system";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { type CameraAction, useCameraAction, useOfferedCamera } from "./offeredCamera.ts";
import { useKeyboardScanner } from "./useKeyboardScanner.ts";

// Most visits scan nothing.
const ScannerDialog = preloadable(async () => (await import("./ScannerDialog.tsx")).default);

/** Codes scanned within this time of each other form a list. */
const consecutiveMs = 15_000;

export interface Scanner {
  /** Opens the camera; undefined on a device without one. */
  readonly action: CameraAction | undefined;
  /** The open dialog. */
  readonly dialog: ReactNode;
}

/**
 * The camera and scanners that act as keyboards. A scan goes to `onScan`; consecutive scans are listed in a dialog, from
 * which one is searched, or all are looked up together. Use it once per page.
 */
export function useScanner(onScan: (code: string) => void): Scanner {
  const hasCamera = useHasCamera();
  const action = useCameraAction();
  const [open, setOpen] = useState<"camera" | "list" | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const last = useRef({ code: "", time: Number.NEGATIVE_INFINITY });
  const add = (code: string) =>
    setCodes((previousCodes) =>
      previousCodes[0] === code
        ? previousCodes
        : [code, ...previousCodes.filter((each) => each !== code)],
    );

  useKeyboardScanner((code, isTyped) => {
    const { code: before, time } = last.current;
    last.current = { code, time: performance.now() };
    if (isTyped) return;
    const isConsecutive = performance.now() - time < consecutiveMs && before !== code;
    if (open !== null) add(code);
    else if (isConsecutive) {
      setCodes((previousCodes) => [
        code,
        ...(previousCodes.includes(before) ? previousCodes : [before]),
      ]);
      setOpen("list");
    } else {
      setCodes([]);
      onScan(code);
    }
  });

  const [, setCamera] = useOfferedCamera();
  const offer = useEffectEvent(setCamera);
  useEffect(() => {
    if (!hasCamera) return undefined;
    const start = () => {
      setCodes([]);
      setOpen("camera");
    };
    offer({ open: start });
    return () => offer(null);
  }, [hasCamera]);

  return {
    action,
    dialog: open !== null && (
      <Suspense>
        <ScannerDialog
          hasCamera={open === "camera"}
          codes={codes}
          onCode={add}
          onSearch={(code) => {
            setOpen(null);
            onScan(code);
          }}
          onClear={() => setCodes([])}
          onClose={() => setOpen(null)}
        />
      </Suspense>
    ),
  };
}

/** False until the browser has listed its devices, and where a page may not use them. */
function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    // Missing without TLS.
    const devices = (navigator as Partial<Navigator>).mediaDevices;
    if (devices === undefined) return undefined;
    const look = () => {
      const listed = devices.enumerateDevices();
      listed.then(
        (all) => setHasCamera(all.some(({ kind }) => kind === "videoinput")),
        () => setHasCamera(false),
      );
    };
    look();
    devices.addEventListener("devicechange", look);
    return () => devices.removeEventListener("devicechange", look);
  }, []);
  return hasCamera;
}
