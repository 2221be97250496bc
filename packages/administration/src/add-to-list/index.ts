export { AddToListDialog } from "./AddToListDialog.tsx";
export type { AddToListDialogProps } from "./AddToListDialog.tsx";
