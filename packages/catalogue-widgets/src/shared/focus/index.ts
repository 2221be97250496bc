export { giveFocus } from "./giveFocus.ts";
