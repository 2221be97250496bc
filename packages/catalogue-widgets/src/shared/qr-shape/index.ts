export { qrShape } from "./qrShape.ts";
export type { QrShape } from "./qrShape.ts";
