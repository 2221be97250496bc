export { Datasheet } from "./Datasheet.tsx";
export type { DatasheetProps } from "./Datasheet.tsx";
export { DatasheetView } from "./DatasheetView.tsx";
export type { DatasheetViewProps } from "./DatasheetView.tsx";
