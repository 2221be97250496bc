export {
  measureAddress,
  readMeasureAddress,
  noMeasures,
  type MeasureCriteria,
  type MeasureUnit,
  type MeasureSection,
} from "../links/index.ts";
export { MeasureSearch, type MeasureSearchProps } from "./MeasureSearch.tsx";
export { useMeasureSearch } from "./useMeasureSearch.ts";
