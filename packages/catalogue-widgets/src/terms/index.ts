export { useQualifiers } from "./useQualifiers.ts";
export { useTerms } from "./useTerms.ts";
export type { Terms } from "./useTerms.ts";
