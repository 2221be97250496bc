export { CompareLink } from "./CompareLink.tsx";
export type { CompareLinkProps } from "./CompareLink.tsx";
export { useComparison } from "./useComparison.ts";
export type { ComparedSection } from "./useComparison.ts";
