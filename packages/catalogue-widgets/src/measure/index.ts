export { measureAddress, readMeasureAddress } from "../links/index.ts";
export { noMeasures } from "../links/index.ts";
export type { MeasureCriteria, MeasureUnit } from "../links/index.ts";
export type { MeasureSection } from "../links/index.ts";
export { MeasureSearch } from "./MeasureSearch.tsx";
export type { MeasureSearchProps } from "./MeasureSearch.tsx";
export { useMeasureSearch } from "./useMeasureSearch.ts";
