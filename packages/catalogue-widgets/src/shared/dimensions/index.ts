export { Balloon } from "./Balloon.tsx";
export { Figure } from "./Figure.tsx";
export { dimensionRows, longestFraction } from "./rows.ts";
export type { DimensionRow } from "./rows.ts";
export { dimensionNumber, dimensionText } from "./values.ts";
