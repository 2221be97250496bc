export { useTerms } from "./useTerms.ts";
export type { Terms } from "./useTerms.ts";
export { commonColumns, familyColumns } from "./columns.ts";
export { typeName } from "./typeNames.ts";
export type { TypeName } from "./typeNames.ts";
