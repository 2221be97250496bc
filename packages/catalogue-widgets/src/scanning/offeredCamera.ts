import { useSyncExternalStore } from "react";
import { useText } from "../messages/index.ts";

/** Opens the camera of the page's scanner; null without one. */
let openCamera: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Allows other fields of the page to open the scanner's camera. */
export function offerCamera(open: (() => void) | null): void {
  openCamera = open;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface CameraAction {
  readonly icon: "camera";
  readonly label: string;
  readonly onPress: () => void;
}

/** A button that opens the camera of the page's scanner; undefined without one. */
export function useCameraAction(): CameraAction | undefined {
  const t = useText();
  const open = useSyncExternalStore(
    subscribe,
    () => openCamera,
    () => null,
  );
  if (open === null) return undefined;
  return { icon: "camera", label: t("scanning.open"), onPress: open };
}
