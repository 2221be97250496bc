export { HardwareCodeSearch, type HardwareCodeSearchProps } from "./HardwareCodeSearch.tsx";
export { HardwarePanel } from "./HardwarePanel.tsx";
