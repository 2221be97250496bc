export { useScanner } from "./useScanner.tsx";
export { useCameraAction, type CameraAction } from "./offeredCamera.ts";
