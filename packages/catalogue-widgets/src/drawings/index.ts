export { Drawing, type DrawingProps } from "./Drawing.tsx";
export { DrawingFileMaker } from "./DrawingFileMaker.tsx";
export type { DrawingFile } from "./export/save.ts";
export {
  DrawingSheetForSignIn,
  type DrawingSheetForSignInProps,
} from "./DrawingSheetForSignIn.tsx";
export { partOf, type Dimensions, type DrawingSize, outlineScale } from "@caliper/drawings";
export { Outline, type OutlineProps } from "./Outline.tsx";
export { MeasuredView } from "./MeasuredView.tsx";
export { ScaledView, type ScaledViewProps } from "./ScaledView.tsx";
export type { DrawingUnit } from "./useDrawingTexts.ts";
export {
  OverlaidDrawings,
  useAlignment,
  type OverlaidDrawingsProps,
  type OverlaidPartData,
} from "./overlay/OverlaidDrawings.tsx";
export { DrawingScale } from "./DrawingScale.tsx";
