export { condense, firstModels } from "./condense.ts";
