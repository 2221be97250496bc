export { useQualifiers } from "./useQualifiers.ts";
export { useTerms, type Terms } from "./useTerms.ts";
