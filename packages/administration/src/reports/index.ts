export { InterchangeTable } from "./InterchangeTable.tsx";
export { TableDownload } from "./TableDownload.tsx";
