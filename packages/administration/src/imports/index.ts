export { LoadDataDialog } from "./LoadDataDialog.tsx";
export type { LoadDataDialogProps } from "./LoadDataDialog.tsx";
export { ImportPreview } from "./preview/ImportPreview.tsx";
export type { ImportPreviewProps } from "./preview/ImportPreview.tsx";
export type { RecentImportsProps } from "./history/RecentImports.tsx";
export { RecentImports } from "./history/RecentImports.tsx";
export type { HistoryFilter } from "./history/filter.ts";
export { ImportHistory } from "./history/ImportHistory.tsx";
export type { ImportHistoryProps } from "./history/ImportHistory.tsx";
