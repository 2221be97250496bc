export { FormDialog } from "./FormDialog.tsx";
export { Confirmation } from "./Confirmation.tsx";
export { type RowAction, useRowAction } from "./useRowAction.ts";
