export * from "./options.ts";
export { sectionIds } from "./sections.ts";
