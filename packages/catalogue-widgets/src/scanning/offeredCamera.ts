import { useText } from "../messages/index.ts";
import { useSharedState } from "../provider/index.ts";

/** What opens the camera of the page's scanner, so that other fields can offer it; null without one. */
export const useOfferedCamera = () => useSharedState<{ open: () => void } | null>("camera", null);

export interface CameraAction {
  readonly icon: "camera";
  readonly label: string;
  readonly onPress: () => void;
}

/** A button that opens the camera of the page's scanner; undefined without one. */
export function useCameraAction(): CameraAction | undefined {
  const t = useText();
  const [camera] = useOfferedCamera();
  if (camera === null) return undefined;
  return { icon: "camera", label: t("scanning.open"), onPress: camera.open };
}
