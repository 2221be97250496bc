export { useTerms } from "./useTerms.ts";
export type { Terms } from "./useTerms.ts";
