export { AdminViews, adminViews } from "./AdminViews.tsx";
export type { AdminView, AdminViewsProps } from "./AdminViews.tsx";
export { FilesPanel } from "./FilesPanel.tsx";
export type { FilesPanelProps } from "./FilesPanel.tsx";
export { fileStatuses, fileTypes, noFilesFilter } from "./filter.ts";
export type { FilesFilter } from "./filter.ts";
export { useFileFailure } from "./useFileFailure.ts";
