export { qrShape } from "./qrShape.ts";
