export { Comparison } from "./Comparison.tsx";
export type { ComparedParts, ComparisonProps } from "./Comparison.tsx";
export { ComparisonView } from "./ComparisonView.tsx";
export type { ComparisonViewProps } from "./ComparisonView.tsx";
