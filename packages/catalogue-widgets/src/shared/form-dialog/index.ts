export { FormDialog } from "./FormDialog.tsx";
export { Confirmation } from "./Confirmation.tsx";
