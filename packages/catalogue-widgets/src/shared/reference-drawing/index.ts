export { ReferenceImage } from "./ReferenceImage.tsx";
export { SourceToggle, type DrawingSource } from "./SourceToggle.tsx";
