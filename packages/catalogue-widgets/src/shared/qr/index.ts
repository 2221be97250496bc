import { preloadable } from "@caliper/design-system";

/** Loads after the first paint: QR codes are on paper and in dialogs. */
export const QrCode = preloadable(async () => (await import("./QrCode.tsx")).QrCode);
export { qrShape } from "./qrPath.ts";
export type { QrShape } from "./qrPath.ts";
