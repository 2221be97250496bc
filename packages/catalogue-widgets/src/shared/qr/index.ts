import { preloadable } from "@caliper/design-system";

/** Loads after the first paint: QR codes are on paper and in dialogs. */
export const QrCode = preloadable(async () => (await import("./QrCode.tsx")).QrCode);
