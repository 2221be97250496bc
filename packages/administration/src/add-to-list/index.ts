export { AddToListDialog, type AddToListDialogProps } from "./AddToListDialog.tsx";
