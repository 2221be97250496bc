export { HardwareCodeSearch } from "./HardwareCodeSearch.tsx";
export type { HardwareCodeSearchProps } from "./HardwareCodeSearch.tsx";
export { HardwarePanel } from "./HardwarePanel.tsx";
