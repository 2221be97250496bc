export { HardwareCodeSearch } from "./HardwareCodeSearch.tsx";
export type { HardwareCodeSearchProps } from "./HardwareCodeSearch.tsx";
export { HardwarePanel } from "./HardwarePanel.tsx";
export { HardwarePanelView } from "./HardwarePanelView.tsx";
export type { HardwarePanelViewProps } from "./HardwarePanelView.tsx";
