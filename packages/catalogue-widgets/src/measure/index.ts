export { measureAddress, readMeasureAddress } from "./address.ts";
export { noMeasures } from "./criteria.ts";
export type { MeasureCriteria, MeasureUnit } from "./criteria.ts";
export type { MeasureSection } from "./fields.ts";
export { MeasureSearch } from "./MeasureSearch.tsx";
export type { MeasureSearchProps } from "./MeasureSearch.tsx";
export { useMeasureSearch } from "./useMeasureSearch.ts";
export { MeasureSearchView } from "./MeasureSearchView.tsx";
export type { MeasureSearchViewProps } from "./MeasureSearchView.tsx";
