export { useScanner } from "./useScanner.tsx";
export { useCameraAction } from "./offeredCamera.ts";
export type { CameraAction } from "./offeredCamera.ts";
