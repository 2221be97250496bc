export { AdminViews, adminViews, type AdminView, type AdminViewsProps } from "./AdminViews.tsx";
export { FilesPanel, type FilesPanelProps } from "./FilesPanel.tsx";
export { fileStatuses, fileTypes, noFilesFilter, type FilesFilter } from "./filter.ts";
export { useFileFailure } from "./useFileFailure.ts";
