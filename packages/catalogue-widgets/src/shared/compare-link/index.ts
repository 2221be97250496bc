export { CompareLink, type CompareLinkProps } from "./CompareLink.tsx";
export { useComparison, type ComparedSection } from "./useComparison.ts";
