export { ReferenceImage } from "./ReferenceImage.tsx";
export { SourceToggle } from "./SourceToggle.tsx";
export type { DrawingSource } from "./SourceToggle.tsx";
