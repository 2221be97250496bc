export { DrawingPanel } from "./dimensions/DrawingPanel.tsx";
export { DrawingScale } from "../drawings/index.ts";
