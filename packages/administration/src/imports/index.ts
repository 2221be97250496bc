export { LoadDataDialog, type LoadDataDialogProps } from "./LoadDataDialog.tsx";
export { ImportPreview, type ImportPreviewProps } from "./preview/ImportPreview.tsx";
export { type RecentImportsProps, RecentImports } from "./history/RecentImports.tsx";
export type { HistoryFilter } from "./history/HistoryTable.tsx";
export { ImportHistory, type ImportHistoryProps } from "./history/ImportHistory.tsx";
export { OwnCodes, type OwnCodesProps } from "./own-codes/OwnCodes.tsx";
