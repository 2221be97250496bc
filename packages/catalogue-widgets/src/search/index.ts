export { ApplicationSearch, type ApplicationSearchProps } from "./vehicle/ApplicationSearch.tsx";
export {
  noSectionVehicle,
  type SectionCriteria,
  type VehicleSection,
} from "./vehicle/sectionCriteria.ts";
export * from "./vehicle/SectionApplicationSearch.tsx";
export { CodeSearch, type CodeSearchProps } from "./CodeSearch.tsx";
export { DecidingQuestion } from "./results/DecidingQuestion.tsx";
export { PartsWall, type PartsWallProps } from "./start/PartsWall.tsx";
export { PlainCodeSearch } from "./PlainCodeSearch.tsx";
export { noVehicle, vehicleName, type VehicleCriteria, yearsOf } from "../links/index.ts";
export { GlobalCodeField, type GlobalCodeFieldProps } from "./field/GlobalCodeField.tsx";
export { KeyboardShortcuts, type KeyboardShortcutsProps } from "./field/KeyboardShortcuts.tsx";
export { matchedRange } from "./results/matchedRange.ts";
export { SectionCodeSearch, type SectionCodeSearchProps } from "./SectionCodeSearch.tsx";
export { sectionExamples } from "./sectionExamples.ts";
export { useFinding } from "./query.ts";
export { MatchedCode } from "./results/MatchedCode.tsx";
export { PartField } from "./field/PartField.tsx";
export { useAddressText } from "./field/useAddressText.ts";
