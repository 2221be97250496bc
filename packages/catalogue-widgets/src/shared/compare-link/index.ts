export { CompareLink } from "./CompareLink.tsx";
export type { CompareLinkProps } from "./CompareLink.tsx";
export { messages as compareMessages } from "./messages.ts";
export { useComparison } from "./useComparison.ts";
export type { ComparedSection } from "./useComparison.ts";
