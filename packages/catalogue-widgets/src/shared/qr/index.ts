export { QrCode } from "./QrCode.tsx";
export { qrShape } from "./qrPath.ts";
export type { QrShape } from "./qrPath.ts";
