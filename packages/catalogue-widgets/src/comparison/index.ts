export { Comparison, type ComparedParts, type ComparisonProps } from "./Comparison.tsx";
export { ComparisonView, type ComparisonViewProps } from "./ComparisonView.tsx";
