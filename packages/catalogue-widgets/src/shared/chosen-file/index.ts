export { isReadable } from "./isReadable.ts";
