/** What other packages of widgets, such as `@caliper/administration`, build on. It changes with them, without notice to hosts. */
export { useCorrectable, useValueText } from "./amendments/index.ts";
export { areasOf, type TextId, type TextValues } from "./messages/index.ts";
export {
  contained,
  loadMessages,
  retryWithBackoff,
  useClient,
  useFailure,
  useFormat,
  useLinks,
  useLocale,
  useNavigate,
  useViewer,
  useWarehouse,
  type StoredText,
} from "./provider/index.ts";
export {
  AddToList,
  type CurrentList,
  type PartToAdd,
  useCurrentList,
  usePartsLists,
} from "./shared/add-to-list/index.ts";
export { isReadable } from "./shared/chosen-file/index.ts";
export { useColumn } from "./shared/columns/index.ts";
export * from "./shared/embed-options/index.ts";
export { FailureNotice, FailureState } from "./shared/failure-state/index.ts";
export { giveFocus } from "./shared/focus/index.ts";
export * from "./shared/form-dialog/index.ts";
export { NextPriceNote } from "./shared/next-price/index.ts";
export { warehouseFlag } from "./shared/prices/index.ts";
export { PrintHead } from "./shared/print-head/index.ts";
export { ReplacedMark } from "./shared/replacements/index.ts";
export { resultState } from "./shared/results/index.ts";
export { saveFile } from "./shared/save-file/index.ts";
export { Outdated, useDebounced, useDraft, useOwnState } from "./shared/search-state/index.ts";
export { inWorker, readInWorker } from "./shared/sheet-worker/index.ts";
export { StockButton } from "./shared/stock/index.ts";
export { useTerms } from "./terms/index.ts";
