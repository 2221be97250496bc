export { CompareLink } from "./CompareLink.tsx";
export type { CompareLinkProps } from "./CompareLink.tsx";
export type { ComparedSection } from "./sections.ts";
