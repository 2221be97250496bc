export { Balloon } from "./Balloon.tsx";
export { FactText } from "./FactText.tsx";
export { Figure } from "./Figure.tsx";
export { dimensionRows, longestFraction, tabStopOf, type DimensionRow } from "./rows.ts";
export { dimensionNumber, dimensionText, dimensionValue, dimensionValues } from "./values.ts";
