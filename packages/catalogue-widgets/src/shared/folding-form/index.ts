export { FormSummary } from "./FormSummary.tsx";
export { type Folding, useFolding } from "./useFolding.ts";
