export { condense, firstModels, mergeYears } from "./condense.ts";
export type { CondensedMaker, CondensedModel, Years } from "./condense.ts";
